import { useCallback, useSyncExternalStore } from 'react'

/**
 * The present in ms of this device, to the last full step: with `secondMs` anew each second, with `minuteMs` each minute.
 * A page that comes back in sight is told at once, also without a step; undefined stops the clock in between.
 * With `aheadMs` it is the present of another clock, which is so far ahead of this device, and steps when that one does.
 */
export function useNow(stepMs: number | undefined, aheadMs = 0): number {
  const subscribe = useCallback(
    (onStep: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      function wait(): void {
        if (stepMs === undefined) return
        timer = setTimeout(
          () => {
            onStep()
            wait()
          },
          stepMs - ((Date.now() + aheadMs) % stepMs),
        )
      }
      wait()
      document.addEventListener('visibilitychange', onStep)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', onStep)
      }
    },
    [stepMs, aheadMs],
  )
  const read = (): number => stepOf(Date.now() + aheadMs, stepMs ?? stillMs)
  return useSyncExternalStore(subscribe, read, read)
}

/** A stopped clock is read to the minute, so that a page which draws anew for another reason mostly stays as it is. */
const stillMs = 60_000

function stepOf(now: number, stepMs: number): number {
  return now - (now % stepMs)
}
