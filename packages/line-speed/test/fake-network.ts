import type { PingAnswer, PingWorld } from '@saola/line-speed'

/** How a line behaves. Times in ms; `first` includes connecting, `warm` gives each further answer. */
export type FakeLine =
  | { kind: 'works'; first: number; warm: () => number }
  | { kind: 'silent' }
  | { kind: 'dies'; first: number }
  | { kind: 'refuses'; first: number }
  | { kind: 'answers'; first: number; status: number; body: () => Promise<unknown> }
  | { kind: 'stalls'; first: number }

const pong = { success: true, value: 'pong' }

/** A clock that jumps from event to event, and lines that live on it. */
export function createFakeNetwork(lines: Readonly<Record<string, FakeLine>>, random: () => number) {
  let time = 0
  let nextId = 0
  const events = new Map<number, { at: number; run: () => void }>()
  const urls: string[] = []
  const open = new Set<number>()
  const used = new Set<string>()

  function schedule(event: () => void, ms: number): () => void {
    const id = (nextId += 1)
    events.set(id, { at: time + ms, run: event })
    return () => events.delete(id)
  }

  function fetch(url: string, { signal }: { signal: AbortSignal }): Promise<PingAnswer> {
    if (signal.aborted) return Promise.reject(new DOMException('Aborted before the start.', 'AbortError'))
    urls.push(url)
    const id = urls.length
    const origin = new URL(url).origin
    const line = lines[origin]
    if (line === undefined) throw new TypeError('Failed to parse URL')
    const first = !used.has(origin)
    used.add(origin)
    open.add(id)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        open.delete(id)
        reject(new DOMException('The operation was aborted.', 'AbortError'))
      })
      if (line.kind === 'silent' || (line.kind === 'dies' && !first)) return
      const wait = line.kind === 'works' && !first ? line.warm() : line.first
      schedule(() => answer(line, { id, signal }, resolve, reject), wait)
    })
  }

  function answer(
    line: Exclude<FakeLine, { kind: 'silent' }>,
    { id, signal }: { id: number; signal: AbortSignal },
    resolve: (answer: PingAnswer) => void,
    reject: (error: Error) => void,
  ): void {
    if (line.kind === 'stalls') return resolve({ status: 200, json: () => endsWith(signal) })
    open.delete(id)
    if (line.kind === 'refuses') return reject(new TypeError('Failed to fetch'))
    if (line.kind === 'answers') return resolve({ status: line.status, json: line.body })
    resolve({ status: 200, json: () => Promise.resolve(pong) })
  }

  /** Runs the clock until nothing is left to happen. */
  async function run(): Promise<void> {
    await settle()
    for (;;) {
      const [next] = [...events].sort(([, one], [, other]) => one.at - other.at)
      if (next === undefined) return
      events.delete(next[0])
      time = next[1].at
      next[1].run()
      await settle()
    }
  }

  const world: PingWorld = { fetch, schedule, now: () => time, random }
  return { world, run, urls, open, waiting: events, now: () => time }
}

/** A body that never comes, and fails when its request is aborted. */
function endsWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')))
  })
}

async function settle(): Promise<void> {
  for (let tick = 0; tick < 25; tick += 1) await Promise.resolve()
}
