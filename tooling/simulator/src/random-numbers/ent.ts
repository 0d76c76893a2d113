import { roundNumbers } from './round-numbers.ts'
import { runOnStream } from './run-on-stream.ts'

const megabytes = 16
const bytesOfMegabyte = 1_048_576

/** What `ent` measures, and what it may be at 99 % for so many bytes. */
type Bound = { name: string; least: number; most: number }

/** Chi-square with 255 degrees of freedom lies here in 99 of 100 streams. */
const chiSquare: Bound = { name: 'chi-square', least: 200.6, most: 316.9 }

const bounds: readonly Bound[] = [
  { name: 'bits a byte', least: 7.9999863, most: 8 },
  chiSquare,
  // 2.58 deviations of the mean of so many bytes, whose own is 73.9.
  { name: 'mean', least: 127.5 - 0.0466, most: 127.5 + 0.0466 },
  { name: 'pi', least: Math.PI - 0.0026, most: Math.PI + 0.0026 },
  { name: 'serial correlation', least: -0.00063, most: 0.00063 },
]

/** A figure of `ent` beside its bound. */
export type Measured = Bound & { value: number; isWithin: boolean }

/** Lets `ent` measure the numbers of rounds. */
export async function measureByEnt(): Promise<Measured[]> {
  return readMeasures(await runOnStream('ent', ['-t'], firstOf(roundNumbers('saola ent'))))
}

/** The figures in the short form that `ent -t` prints: a head, then number, bytes, entropy, chi-square, mean, pi, correlation. */
export function readMeasures(printed: string): Measured[] {
  const row = printed.split('\n').find((line) => line.startsWith('1,'))
  if (row === undefined) throw new Error(`ent printed no figures: ${printed}`)
  const values = row.split(',').slice(2).map(Number)
  return bounds.map((bound, at) => {
    const value = values[at] ?? Number.NaN
    return { ...bound, value, isWithin: value >= bound.least && value <= bound.most }
  })
}

function* firstOf(bytes: Iterable<Buffer>): Generator<Buffer> {
  let left = megabytes * bytesOfMegabyte
  for (const piece of bytes) {
    yield piece.subarray(0, left)
    left -= piece.length
    if (left <= 0) return
  }
}
