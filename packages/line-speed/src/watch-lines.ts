import { favouriteLine } from './favourite-line.ts'
import { untestedLines, type Line } from './line-ranking.ts'
import { probeLines, type ProbeOptions } from './probe-lines.ts'
import { tell } from './tell.ts'

/** How the lines stand. */
export type WatchedLines = {
  /** Sorted by speed. */
  readonly lines: readonly Line[]
  /** The line to play on; undefined before the first answer and when none works. */
  readonly favourite: Line | undefined
  readonly testing: boolean
}

/** What `watchLines` takes from the world. */
export type WatchOptions = Omit<ProbeOptions, 'onChange' | 'signal'> & {
  /** What it throws is reported as an event listener's error is. */
  readonly onChange: (state: WatchedLines) => void
  /** What another watch of the same lines knows by now: a finished test stands, one under way is made anew behind it. */
  readonly known?: WatchedLines
  /** Tells `online`, as a window does. */
  readonly network: EventTarget
  /** Tells `visibilitychange`, as a document does. */
  readonly page: EventTarget & { readonly visibilityState: string }
}

/** Asking again, and stopping for good. */
export type LineWatch = { again(): void; stop(): void }

/** A return to the tab finds results of this age still good. */
const freshMs = 10_000

/**
 * Tests the lines now, again when the device is back online, when the visitor is back on the tab after more than 10 s,
 * and on demand. A new test ends the one before it. A test that nobody asked for leaves the list as it is until it is
 * done; one on demand starts with an untested list. The favourite changes during a test only when it fails, and after
 * it only by more than noise (`favouriteLine`).
 * @example const watch = watchLines(domains, { ...world, network: window, page: document, onChange: draw })
 */
export function watchLines(domains: readonly string[], options: WatchOptions): LineWatch {
  const { network, page, now } = options
  const watching = new AbortController()
  let test = new AbortController()
  const { known } = options
  let state: WatchedLines = known ?? { lines: untestedLines(domains), favourite: undefined, testing: false }
  let settled: Line | undefined = known?.favourite
  let testedAt = known?.testing === false ? now() : -Infinity

  function set(next: WatchedLines): void {
    state = next
    tell(options.onChange, state)
  }

  async function start(quiet: boolean): Promise<void> {
    test.abort()
    const own = (test = new AbortController())
    set({ ...state, lines: quiet ? state.lines : untestedLines(domains), testing: true })
    const onChange = (lines: readonly Line[]): void =>
      set({ lines: quiet ? state.lines : lines, favourite: favouriteDuring(lines, settled), testing: true })
    const lines = await probeLines(domains, { ...options, onChange, signal: own.signal })
    if (own.signal.aborted) return
    settled = favouriteLine(lines, settled)
    set({ lines, favourite: settled, testing: false })
    testedAt = now()
  }

  function handleVisibility(): void {
    const stale = !state.testing && now() - testedAt > freshMs
    if (page.visibilityState === 'visible' && stale) void start(true)
  }

  network.addEventListener('online', () => void start(true), { signal: watching.signal })
  page.addEventListener('visibilitychange', handleVisibility, { signal: watching.signal })
  if (known?.testing !== false) void start(known !== undefined)
  return {
    again: () => void start(false),
    stop() {
      watching.abort()
      test.abort()
    },
  }
}

/** First answers say little beside a settled line, so it stays while its own result is open or good. */
function favouriteDuring(lines: readonly Line[], settled: Line | undefined): Line | undefined {
  const held = lines.find((line) => line.domain === settled?.domain)
  const failed = held === undefined || (held.tested && held.elapsedMs === undefined)
  return failed ? favouriteLine(lines) : settled
}
