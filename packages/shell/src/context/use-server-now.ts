import { useCallback, useSyncExternalStore } from 'react'
import { useApp } from './app-context.tsx'

/**
 * The present in ms by the gateway's clock, to its last full step: with `secondMs` anew each second, with `minuteMs` each
 * minute. A page that comes back in sight is told at once, also without a step; undefined stops the clock in between.
 * Once an answer corrects the clock, whoever shows it is told. It is never before `since`, a moment of the gateway's own
 * that has come: what lasts 15 minutes from then is not shown with more, by the full step before or a device a little behind.
 */
export function useServerNow(stepMs: number | undefined, since = 0): number {
  const { clock } = useApp()
  const subscribe = useCallback(
    (onStep: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      function wait(): void {
        clearTimeout(timer)
        if (stepMs === undefined) return
        timer = setTimeout(step, stepMs - (clock.now() % stepMs))
      }
      function step(): void {
        onStep()
        wait()
      }
      wait()
      const stop = clock.subscribe(step)
      document.addEventListener('visibilitychange', onStep)
      return () => {
        clearTimeout(timer)
        stop()
        document.removeEventListener('visibilitychange', onStep)
      }
    },
    [stepMs, clock],
  )
  const read = (): number => stepOf(clock.now(), stepMs ?? stillMs)
  return Math.max(since, useSyncExternalStore(subscribe, read, read))
}

/** A stopped clock is read to the minute, so that a page which draws anew for another reason mostly stays as it is. */
const stillMs = 60_000

function stepOf(now: number, stepMs: number): number {
  return now - (now % stepMs)
}
