import { displayedMs, wholeMs } from './displayed-ms.ts'
import { finalists, graceMs, patienceMs } from './limits.ts'
import { untestedLines, withResult, type Display, type Line } from './line-ranking.ts'
import { createPing, type PingWorld } from './ping.ts'
import { tell } from './tell.ts'

/** What `probeLines` takes from the world, and how it shows its results. */
export type ProbeOptions = Omit<PingWorld, 'schedule'> & {
  /** Called with the whole sorted list after each result. What it throws is reported as an event listener's error is. */
  readonly onChange: (lines: readonly Line[]) => void
  /** Ends the probe early: requests are aborted, lines without a result stay untested. */
  readonly signal?: AbortSignal
  /**
   * The limit of the first ping of a line in ms, 2000 by default; further ones may take 120 ms longer than the first did. 0,
   * Infinity and more than a timer holds (2^31) mean none.
   */
  readonly timeoutMs?: number
  readonly display?: Display
  /** The timer, `setTimeout` by default. */
  readonly schedule?: PingWorld['schedule']
}

/**
 * Pings all lines at once; the first valid answer is reported at once, so that line can be played. The three quickest
 * are timed again and take the median of those samples. A line that has not answered when patience ends is aborted and
 * counts as failed. Resolves with the final list; never rejects, and leaves no request open: a line whose test throws does not work.
 * @example await probeLines(config.domains, { fetch, now: () => performance.now(), random: Math.random, onChange })
 */
export async function probeLines(
  domains: readonly string[],
  options: ProbeOptions,
): Promise<readonly Line[]> {
  const { signal, timeoutMs = 2000, schedule = later } = options
  const limitMs = timeoutMs > 0 && timeoutMs < 2 ** 31 ? timeoutMs : Infinity
  const race = new AbortController()
  const end = (): void => race.abort()
  const ping = createPing({ ...options, schedule }, race.signal)
  const show = options.display === 'measured' ? wholeMs : (ms: number) => displayedMs(ms, options.random)
  let callOff: (() => void) | undefined
  let lines = untestedLines(domains)
  let answers = 0

  function report(index: number, elapsedMs: number | undefined): void {
    if (signal?.aborted) return
    lines = withResult(lines, index, elapsedMs, show)
    tell(options.onChange, lines)
  }

  async function run(domain: string, index: number): Promise<void> {
    const elapsedMs = await ping(domain, limitMs)
    report(index, elapsedMs)
    if (elapsedMs === undefined || (answers += 1) > finalists) return
    // More than the limit is what the device slept.
    const first = Math.min(elapsedMs, limitMs)
    // All started together, so the first answer's time is the time since the start.
    callOff ??= schedule(end, Math.max(patienceMs - first, 2 * first))
    const again = () => ping(domain, first + graceMs)
    // One after the other: samples at the same time would slow each other down.
    const samples = [await again(), await again(), await again()]
    // Sorting puts the failed ones last, so this is the middle of three, the upper of two, or the only one.
    const [lowest, middle = lowest] = [...samples].sort((one = 0, other = 0) => one - other)
    // No sample at all is a failure, unless the race ended first: then the first answer stands.
    if (lowest !== undefined || !race.signal.aborted) report(index, middle)
  }

  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { signal: race.signal })
  await Promise.all(domains.map((domain, index) => run(domain, index).catch(() => report(index, undefined))))
  callOff?.()
  end()
  return lines
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
