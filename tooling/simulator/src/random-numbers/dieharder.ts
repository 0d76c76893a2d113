import { roundNumbers } from './round-numbers.ts'
import { runOnStream } from './run-on-stream.ts'

/** Dieharder's numbers for the tests that end within a minute each; some give two verdicts. */
const tests: Readonly<Record<string, number>> = {
  diehard_birthdays: 0,
  diehard_operm5: 1,
  diehard_rank_32x32: 2,
  diehard_count_1s_str: 8,
  diehard_parking_lot: 10,
  diehard_2dsphere: 11,
  diehard_3dsphere: 12,
  diehard_runs: 15,
  diehard_craps: 16,
  sts_monobit: 100,
  sts_runs: 101,
  rgb_kstest_test: 204,
  dab_bytedistrib: 205,
  dab_dct: 206,
}

/** What one test says: how likely numbers as odd as these are, if they are random. */
export type Verdict = { test: string; p: number; said: string }

/** Lets dieharder judge the numbers of rounds, each test on a stream of its own. */
export async function* judgeByDieharder(): AsyncGenerator<Verdict> {
  for (const [test, number] of Object.entries(tests)) {
    const args = ['-g', '200', '-d', String(number)]
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on one processor
    yield* readVerdicts(await runOnStream('dieharder', args, roundNumbers(`saola ${test}`)))
  }
}

/** The verdicts among the lines that dieharder prints: name, tuple, samples, runs, p, words. */
export function readVerdicts(printed: string): Verdict[] {
  return printed.split('\n').flatMap((line) => {
    const [test = '', , , , p = '', said = ''] = line.split('|').map((cell) => cell.trim())
    return /^(PASSED|WEAK|FAILED)$/.test(said) ? [{ test, p: Number(p), said }] : []
  })
}
