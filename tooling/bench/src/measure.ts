/** One contender: a name and one unit of its work. */
export interface Contender {
  readonly name: string
  readonly work: () => unknown
}

/** The middle of what was measured, in microseconds per unit of work. */
export interface Timing {
  readonly name: string
  readonly microseconds: number
}

/**
 * Times contenders interleaved, so that a noisy machine disturbs all alike, and answers the median of `rounds`.
 * Each round of a contender lasts about `roundMs` milliseconds.
 */
export async function measure(
  contenders: readonly Contender[],
  { rounds = 15, roundMs = 40 }: { rounds?: number; roundMs?: number } = {},
): Promise<Timing[]> {
  const units = new Map<Contender, number>()
  for (const contender of contenders) units.set(contender, await unitsPerRound(contender, roundMs))
  const samples = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      const count = units.get(contender) ?? 1
      samples.get(contender)?.push(((await timed(contender, count)) * 1000) / count)
    }
  }
  return contenders.map((contender) => ({
    name: contender.name,
    microseconds: median(samples.get(contender) ?? []),
  }))
}

/** The median of at least one number; NaN for none. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value below which `share` (0 to 1) of the numbers lie; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function unitsPerRound(contender: Contender, roundMs: number): Promise<number> {
  let count = 1
  for (;;) {
    const milliseconds = await timed(contender, count)
    if (milliseconds >= roundMs / 2) return Math.max(1, Math.round((count * roundMs) / milliseconds))
    count *= 2
  }
}

async function timed({ work }: Contender, count: number): Promise<number> {
  const startedAt = performance.now()
  for (let unit = 0; unit < count; unit += 1) {
    const result = work()
    if (result instanceof Promise) await result
  }
  return performance.now() - startedAt
}
