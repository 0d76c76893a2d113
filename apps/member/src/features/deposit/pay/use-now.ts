import { useEffect, useState } from 'react'

/** The present in ms, told each second until a moment; tells once when that moment has come. */
export function useNow(until: number, onTimeUp: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isOver])
  useEffect(() => {
    if (isOver) onTimeUp()
    // The moment counts, not which function is told.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver])
  return now
}
