import { secondMs } from '@saola/rules'
import { useServerNow } from '@saola/shell'
import { useEffect } from 'react'

/** The present in ms, told each second until a moment; tells once when that moment has come. */
export function useTimeUp(until: number, onTimeUp: () => void): number {
  const now = useServerNow(secondMs)
  const isOver = now >= until
  useEffect(() => {
    if (isOver) onTimeUp()
    // oxlint-disable-next-line react/exhaustive-deps -- the moment counts, not which function is told
  }, [isOver])
  return now
}
