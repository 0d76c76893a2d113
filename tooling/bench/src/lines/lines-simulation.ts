import { seededRandom } from '@saola/testkit'
import { probeLines, type Line, type PingAnswer } from '@saola/line-speed'

/** What 500 simulated visits to eight lines, up to seven of them dead, slow or lying, came to at worst. */
export interface SimulatedVisits {
  /** Time to the first usable line over three round trips of the fastest. */
  readonly worstRatio: number
  /** When the first place changed last. */
  readonly settledMs: number
  readonly requests: number
  /** Share of visits, 0 to 1, that end with a line within 2 % of the fastest in the first place. */
  readonly rightFirst: number
  /** Requests without an end, over all visits. */
  readonly leftOpen: number
}

type Answer = { readonly afterMs: number; readonly body: unknown }
type Simulated = { readonly roundTripMs: number; next(asked: number): Answer | undefined }

const fastestMs = 28
const pong = { success: true, value: 'pong' }

/** Plays seeds 1 to `count` on a clock of their own. */
export async function simulateVisits(count = 500): Promise<SimulatedVisits> {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let seed = 1; seed <= count; seed += 1) visits.push(await visit(seed))
  const worst = (pick: (each: (typeof visits)[number]) => number) => Math.max(...visits.map(pick))
  return {
    worstRatio: worst(({ usableMs }) => usableMs) / (3 * fastestMs),
    settledMs: worst(({ settledMs }) => settledMs),
    requests: worst(({ requests }) => requests),
    rightFirst: visits.filter(({ right }) => right).length / count,
    leftOpen: visits.reduce((sum, { leftOpen }) => sum + leftOpen, 0),
  }
}

async function visit(seed: number) {
  const random = seededRandom(seed)
  const fastest = Math.floor(random() * 8)
  const lines = Array.from({ length: 8 }, (_, index) =>
    index === fastest ? working(fastestMs, random) : createLine(random),
  )
  const network = createNetwork(lines)
  const firsts: { at: number; index: number }[] = []
  let usableMs = Infinity
  let last: readonly Line[] = []
  const onChange = (list: readonly Line[]): void => {
    last = list
    const [first] = list
    if (first?.elapsedMs !== undefined) usableMs = Math.min(usableMs, network.now())
    if (first !== undefined && firsts.at(-1)?.index !== first.index) {
      firsts.push({ at: network.now(), index: first.index })
    }
  }
  const { fetch, now, schedule } = network
  const domains = lines.map((_, index) => `line-${index}.example`)
  const done = probeLines(domains, { fetch, now, schedule, random, onChange })
  await network.run()
  await done
  const chosen = lines[last[0]?.index ?? -1]?.roundTripMs ?? Infinity
  return {
    usableMs,
    settledMs: firsts.at(-1)?.at ?? 0,
    right: chosen <= fastestMs * 1.02,
    requests: network.requests(),
    leftOpen: network.open.size,
  }
}

/** The first answer takes three round trips, further ones one; samples vary by 3 %, the fastest line's first does not. */
function working(roundTripMs: number, random: () => number): Simulated {
  const noise = () => 0.97 + random() * 0.06
  const first = roundTripMs * 3 * (roundTripMs === fastestMs ? 1 : noise())
  return {
    roundTripMs,
    next: (asked) => ({ afterMs: asked === 0 ? first : roundTripMs * noise(), body: pong }),
  }
}

function createLine(random: () => number): Simulated {
  const pick = random()
  if (pick < 0.3) return working(fastestMs + random() * 120, random)
  if (pick < 0.45) return working(fastestMs + random() * 500, random)
  const afterMs = random() * 100
  const roundTripMs = Infinity
  if (pick < 0.6) return { roundTripMs, next: () => undefined }
  // Answers once and never again.
  if (pick < 0.75)
    return { roundTripMs, next: (asked) => (asked === 0 ? { afterMs, body: pong } : undefined) }
  return { roundTripMs, next: () => ({ afterMs, body: { success: pick < 0.9, value: 'login' } }) }
}

function createNetwork(lines: readonly Simulated[]) {
  const events = new Map<symbol, { at: number; run: () => void }>()
  const open = new Set<symbol>()
  const asked = lines.map(() => 0)
  let time = 0

  function schedule(event: () => void, ms: number): () => void {
    const id = Symbol('event')
    events.set(id, { at: time + ms, run: event })
    return () => void events.delete(id)
  }

  function fetch(url: string, { signal }: { signal: AbortSignal }): Promise<PingAnswer> {
    if (signal.aborted) return Promise.reject(new Error('aborted'))
    const index = Number(/line-(\d)/.exec(url)?.[1])
    const answer = lines[index]?.next(asked[index] ?? 0)
    asked[index] = (asked[index] ?? 0) + 1
    const id = Symbol('request')
    open.add(id)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        open.delete(id)
        reject(new Error('aborted'))
      })
      if (answer === undefined) return
      schedule(() => {
        open.delete(id)
        resolve({ status: 200, json: () => Promise.resolve(answer.body) })
      }, answer.afterMs)
    })
  }

  async function run(): Promise<void> {
    for (;;) {
      for (let tick = 0; tick < 25; tick += 1) await Promise.resolve()
      const [next] = [...events].toSorted(([, one], [, other]) => one.at - other.at)
      if (next === undefined) return
      events.delete(next[0])
      time = next[1].at
      next[1].run()
    }
  }

  const requests = () => asked.reduce((sum, count) => sum + count, 0)
  return { fetch, schedule, run, open, requests, now: () => time }
}
