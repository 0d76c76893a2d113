import type { DonePart, Log, Part, PartResult } from './part.ts'

type Wiring = {
  now: () => number
  /** Opens the log of a part. */
  logOf: (part: string) => Log
  /** Is given a line as each part begins and ends. */
  say: (text: string) => void
}

/**
 * Runs all parts in their order, one at a time, for each keeps every core busy, but for those that run beside the part
 * before them. Then tries again what failed, one part after the other. A part that throws has failed; the
 * others go on.
 */
export async function runParts(parts: readonly Part[], wiring: Wiring): Promise<DonePart[]> {
  const first: DonePart[] = []
  for (const group of groupsOf(parts)) {
    first.push(...(await Promise.all(group.map((part) => runOne(part, wiring)))))
  }
  const ended: DonePart[] = []
  for (const [at, part] of parts.entries()) {
    const done = first[at]
    if (done) ended.push(await tryAgain(part, done, wiring))
  }
  return ended
}

/** What runs at the same time, in order. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.isBeside && last) last.push(part)
    else groups.push([part])
  }
  return groups
}

async function runOne(part: Part, wiring: Wiring): Promise<DonePart> {
  const startedAt = wiring.now()
  wiring.say(`.... ${part.name}`)
  const result = await part.run(wiring.logOf(part.name)).catch((error: unknown) => crashed(part, error))
  const seconds = (wiring.now() - startedAt) / 1000
  const counts = `${result.passed} passed, ${result.failed.length} failed`
  wiring.say(
    `${result.failed.length === 0 ? 'ok  ' : 'FAIL'} ${part.name}: ${counts} (${seconds.toFixed(0)} s)`,
  )
  return { name: part.name, seconds, result }
}

async function tryAgain(part: Part, done: DonePart, wiring: Wiring): Promise<DonePart> {
  if (done.result.failed.length === 0 || !part.tryAgain) return done
  wiring.say(`.... ${part.name}: again, alone: ${done.result.failed.map(({ name }) => name).join('; ')}`)
  const startedAt = wiring.now()
  const result = await part
    .tryAgain(done.result, wiring.logOf(`${part.name} again`))
    .catch((error: unknown) => crashed(part, error))
  const seconds = done.seconds + (wiring.now() - startedAt) / 1000
  return { name: part.name, seconds, result }
}

function crashed({ name }: Part, error: unknown): PartResult {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: [{ file: '', name, why, again: 'pnpm test' }], flaky: [], tests: [] }
}
