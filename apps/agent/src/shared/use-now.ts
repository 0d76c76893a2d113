import { useEffect, useState } from 'react'
import { minuteMs } from '@saola/rules'

/** The time of the visit; it moves on when the person comes back to the tab after a minute or more. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    function look(): void {
      if (document.visibilityState !== 'visible') return
      setNow((before) => (Date.now() - before > minuteMs ? Date.now() : before))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return now
}
