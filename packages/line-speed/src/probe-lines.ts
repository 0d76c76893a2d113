import { untestedLines, withResult, type Display, type Line } from './line-ranking.ts'
import { ping, type PingWorld } from './ping.ts'

/** What `probeLines` takes from the world, and how it shows its results. */
export type ProbeOptions = Omit<PingWorld, 'schedule'> & {
  /** Called with the whole sorted list after each result. */
  readonly onChange: (lines: readonly Line[]) => void
  /** Ends the probe early: requests are aborted, lines without a result stay untested. */
  readonly signal?: AbortSignal
  /** The limit of one ping, 2000 by default. */
  readonly timeoutMs?: number
  readonly display?: Display
  /** The timer, `setTimeout` by default. */
  readonly schedule?: PingWorld['schedule']
}

/** Design section 8: so many lines get so many further samples each, over a connection that is already open. */
const finalists = 3
const warmSamples = 3

/** Once a line works the others have this long from the start, or three times its answer on a poor network. */
const patienceMs = 1500

/**
 * Pings all lines at once; the first valid answer is reported at once, so that line can be played. The three quickest
 * are timed again and take the median of those samples. A line that has not answered when patience ends is aborted and
 * counts as failed. Resolves with the final list; never rejects, and leaves no request open.
 * @example await probeLines(config.domains, { fetch, now: () => performance.now(), random: Math.random, onChange })
 */
export async function probeLines(
  domains: readonly string[],
  options: ProbeOptions,
): Promise<readonly Line[]> {
  const { onChange, signal, timeoutMs = 2000, display = 'banded', schedule = later } = options
  const world: PingWorld = { ...options, schedule }
  const race = new AbortController()
  const limits = { timeoutMs, signal: race.signal }
  const end = (): void => race.abort()
  const startedAt = world.now()
  let lines = untestedLines(domains)
  let answers = 0
  let callOff = end

  function report(index: number, elapsedMs: number | undefined): void {
    if (signal?.aborted) return
    lines = withResult(lines, index, elapsedMs, { display, random: world.random })
    onChange(lines)
  }

  async function run(domain: string, index: number): Promise<void> {
    const first = await ping(domain, world, limits)
    const place = first === undefined ? Infinity : (answers += 1)
    if (place === 1) {
      const spentMs = world.now() - startedAt
      callOff = schedule(end, Math.max(patienceMs - spentMs, 2 * spentMs))
    }
    report(index, first)
    if (place > finalists) return
    const samples: number[] = []
    for (let count = 0; count < warmSamples; count += 1) {
      // One after the other: samples at the same time would slow each other down.
      // eslint-disable-next-line no-await-in-loop
      const again = await ping(domain, world, limits)
      if (again !== undefined) samples.push(again)
    }
    // No sample at all is a failure, unless the race ended first: then the first answer stands.
    if (samples.length > 0 || !race.signal.aborted) report(index, median(samples))
  }

  signal?.addEventListener('abort', end, { signal: race.signal })
  if (signal?.aborted) end()
  await Promise.all(domains.map(run))
  callOff()
  end()
  return lines
}

/** The middle value, the upper of two. */
function median(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
