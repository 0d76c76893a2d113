import { describe, expect, it } from 'vitest'
import { createHmac } from 'node:crypto'
import { drawsOf } from '@saola/game-vendor'
import { readVerdicts } from '../../src/random-numbers/dieharder.ts'
import { readMeasures } from '../../src/random-numbers/ent.ts'
import { roundNumbers } from '../../src/random-numbers/round-numbers.ts'
import { runOnStream } from '../../src/random-numbers/run-on-stream.ts'

/** The first block of a round, counted by hand. */
function blockOf(nonce: number): Buffer {
  return createHmac('sha256', 'saola x'.padEnd(64, '0')).update(`saola x:${nonce}:0`).digest()
}

describe('the stream that dieharder and ent judge', () => {
  it('is the first block of each round: HMAC-SHA256 of client seed, number of the round and 0 (games 33)', () => {
    const [piece] = roundNumbers('saola x')
    expect(piece?.subarray(0, 64)).toEqual(Buffer.concat([blockOf(1), blockOf(2)]))
  })

  it('has the numbers that a round is given, in their order', () => {
    const seeds = { serverSeed: 'saola x'.padEnd(64, '0'), clientSeed: 'saola x' }
    const [piece] = roundNumbers('saola x')
    for (const nonce of [1, 2, 4_096]) {
      const draws = drawsOf({ ...seeds, nonce })
      const numbers = Array.from({ length: 8 }, (_, at) => piece?.readUInt32BE(((nonce - 1) * 8 + at) * 4))
      expect(numbers).toEqual(numbers.map(() => draws.next()))
    }
  })

  it('goes on with the next round where a piece ends', () => {
    const pieces = roundNumbers('saola x')
    const first = pieces.next().value as Buffer
    const second = pieces.next().value as Buffer
    expect(second.subarray(0, 32)).toEqual(blockOf(first.length / 32 + 1))
  })
})

describe('what is read of dieharder', () => {
  it('is each line with a verdict, by name and p', () => {
    const printed = [
      '#        test_name   |ntup| tsamples |psamples|  p-value |Assessment',
      '      diehard_craps|   0|    200000|     100|0.43740001|  PASSED  ',
      '      diehard_craps|   0|    200000|     100|0.00002100|   WEAK   ',
      '#=====',
    ].join('\n')
    expect(readVerdicts(printed)).toEqual([
      { test: 'diehard_craps', p: 0.43740001, said: 'PASSED' },
      { test: 'diehard_craps', p: 0.000021, said: 'WEAK' },
    ])
  })
})

describe('what is read of ent', () => {
  const head = '0,File-bytes,Entropy,Chi-square,Mean,Monte-Carlo-Pi,Serial-Correlation\n'

  it('is each figure beside its bound', () => {
    const measures = readMeasures(`${head}1,16777216,7.999990,250.1,127.49,3.1410,0.0001\n`)
    expect(measures.filter(({ isWithin }) => isWithin)).toHaveLength(5)
  })

  it.each([
    ['a byte that comes too often', '1,16777216,7.999900,2300.0,127.49,3.1410,0.0001', 2],
    ['numbers that are too even', '1,16777216,7.999999,12.0,127.49,3.1410,0.0001', 1],
    ['bytes that follow each other', '1,16777216,7.999990,250.1,127.49,3.1410,0.02', 1],
  ])('%s leaves its bound', (_, row, left) => {
    expect(readMeasures(`${head}${row}\n`).filter(({ isWithin }) => !isWithin)).toHaveLength(left)
  })

  it('is refused without figures', () => {
    expect(() => readMeasures('no such file')).toThrow('ent printed no figures')
  })
})

describe('a program on a stream', () => {
  it('may stop reading early', async () => {
    const printed = await runOnStream('head', ['-c', '4'], roundNumbers('saola x'))
    expect(printed.length).toBeGreaterThan(0)
  })

  it('rejects when it is not there, or ends with an error', async () => {
    await expect(runOnStream('no-such-program', [], roundNumbers('saola x'))).rejects.toThrow('ENOENT')
    await expect(runOnStream('sh', ['-c', 'exit 3'], roundNumbers('saola x'))).rejects.toThrow('ended with 3')
  })
})
