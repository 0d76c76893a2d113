import type { DonePart, Log, Part, PartResult } from './part.ts'

type Wiring = {
  cores: number
  now: () => number
  /** Opens the log of a part. */
  logOf: (part: string) => Log
  /** Hears of each part as it begins and ends. */
  say: (text: string) => void
}

/**
 * Runs all parts, in their order and side by side where their cores fit, then tries again what failed, one part after the
 * other, when nothing else runs. A part that throws has failed; the others go on.
 */
export async function runParts(parts: readonly Part[], wiring: Wiring): Promise<DonePart[]> {
  const waiting = [...parts]
  const done = new Map<string, DonePart>()
  let free = wiring.cores
  const running = new Set<Promise<void>>()

  while (waiting.length > 0 || running.size > 0) {
    // One that wants more cores than there are runs alone.
    const next = waiting.findIndex(({ cores }) => cores <= free || running.size === 0)
    const [part] = next < 0 ? [] : waiting.splice(next, 1)
    if (part === undefined) {
      await Promise.race(running)
      continue
    }
    free -= part.cores
    const work = runOne(part, wiring).then((result) => {
      free += part.cores
      done.set(part.name, result)
      running.delete(work)
    })
    running.add(work)
  }

  const ended: DonePart[] = []
  for (const part of parts) {
    const first = done.get(part.name)
    if (first) ended.push(await tryAgain(part, first, wiring))
  }
  return ended
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
