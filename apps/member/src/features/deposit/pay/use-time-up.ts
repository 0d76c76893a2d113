import { secondMs } from '@saola/rules'
import { useServerNow } from '@saola/shell'
import { useEffect } from 'react'

/** A time that the gateway gives, from its beginning to its end. */
type GivenTime = { createdAt: number; expiresAt: number }

/** The present in ms within a given time, told each second; tells once when that time is over. */
export function useTimeUp({ createdAt, expiresAt }: GivenTime, onTimeUp: () => void): number {
  const now = useServerNow(secondMs, createdAt)
  const isOver = now >= expiresAt
  useEffect(() => {
    if (isOver) onTimeUp()
    // oxlint-disable-next-line react/exhaustive-deps -- the moment counts, not which function is told
  }, [isOver])
  return now
}
