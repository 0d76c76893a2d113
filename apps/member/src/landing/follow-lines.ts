import { untestedLines, watchLines, type WatchedLines, type WatchOptions } from '@saola/line-speed'
import { withOwnLineFirst } from '#features/lines/line-address.ts'
import type { LandingFacts } from './landing-facts.ts'

/** Tests the lines as the app does (`useLineProbe`), and tells each change. */
export function followLines(
  { domains, display }: LandingFacts,
  world: Pick<WatchOptions, 'fetch' | 'random'>,
  onChange: (state: WatchedLines) => void,
): { state: () => WatchedLines; stop: () => void } {
  const own = withOwnLineFirst(domains, location.origin)
  let state: WatchedLines = { lines: untestedLines(own), favourite: undefined, testing: own.length > 0 }
  // Not at once: `onChange` is told before this function has answered.
  let watching: { stop(): void } | undefined
  queueMicrotask(() => {
    watching = watchLines(own, {
      ...world,
      now: () => performance.now(),
      network: window,
      page: document,
      display,
      onChange(next) {
        state = next
        onChange(state)
      },
    })
  })
  return { state: () => state, stop: () => watching?.stop() }
}
