import { useEffect, useState } from 'react'

/**
 * The present in ms, told anew each second while something is counted down from `since`, the moment at which that began;
 * undefined stops the clock.
 */
export function useNow(since: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const ticking = since !== undefined
  useEffect(() => {
    if (!ticking) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [ticking])
  // The clock may have stood for a while.
  return Math.max(now, since ?? 0)
}
