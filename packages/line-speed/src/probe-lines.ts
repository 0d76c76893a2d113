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

/** Design section 8: so many lines, so many further samples each over a connection that is already open. */
const finalists = 3
const warmSamples = 3

/** Once a line works, the others get this long from the start, or three times the first answer on a poor network. */
const patience = { ms: 600, firstAnswers: 3 } as const

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
    if (first !== undefined) answers += 1
    const place = answers
    if (first !== undefined && place === 1) {
      const spentMs = world.now() - startedAt
      callOff = schedule(end, Math.max(patience.ms, patience.firstAnswers * spentMs) - spentMs)
    }
    report(index, first)
    if (first === undefined || place > finalists) return
    const again = await sample(domain, world, limits)
    if (again.samples.length > 0) report(index, median(again.samples))
    else if (again.failed) report(index, undefined)
  }

  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  await Promise.all(domains.map(run))
  signal?.removeEventListener('abort', end)
  callOff()
  return lines
}

async function sample(
  domain: string,
  world: PingWorld,
  limits: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<{ samples: number[]; failed: boolean }> {
  const samples: number[] = []
  let failed = false
  for (let count = 0; count < warmSamples && !limits.signal.aborted; count += 1) {
    // One after the other: samples at the same time would slow each other down.
    // eslint-disable-next-line no-await-in-loop
    const elapsedMs = await ping(domain, world, limits)
    if (elapsedMs !== undefined) samples.push(elapsedMs)
    else if (!limits.signal.aborted) failed = true
  }
  return { samples, failed }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
