import { describe, expect, it } from 'vitest'
import { pickAtRandom } from '#features/lottery/pick/pick-at-random.ts'
import { changeSlip, emptySlip, type SlipAct } from '#features/lottery/slip/slip.ts'

const after = (...acts: SlipAct[]) => acts.reduce(changeSlip, emptySlip('lo-2', 1_000))
const pick = (...numbers: string[]): SlipAct => ({ kind: 'pick', numbers, most: 100 })
const toggle = (number: string, most: number): SlipAct => ({ kind: 'toggle', number, most })
const made = { numero: '20261122', locksAt: 1_000 }
const line = { type: 'lo-2', numbers: ['07'], base: 1_000, odds: 99.5, made }

const first = () => 0

describe('a slip in the making', () => {
  it('keeps numbers in their order, each once', () => {
    expect(after(pick('83', '07', '83')).picked).toEqual(['07', '83'])
  })

  it('takes a number back with a second tap, and none above what a way to bet takes', () => {
    expect(after(toggle('07', 2), toggle('83', 2), toggle('07', 2)).picked).toEqual(['83'])
    expect(after(toggle('07', 2), toggle('83', 2), toggle('11', 2)).picked).toEqual(['07', '83'])
    expect(after(toggle('tai', 1), toggle('xiu', 1)).picked, 'one answer changes over').toEqual(['xiu'])
  })

  it('gives each line a key of its own and begins anew', () => {
    const slip = after(pick('07'), { kind: 'add', lines: [line, line] }, { kind: 'add', lines: [line] })
    expect(slip.lines.map(({ key }) => key)).toEqual([1, 2, 3])
    expect(slip.picked).toEqual([])
  })

  it('keeps its numbers for another way to bet that takes the same ones', () => {
    expect(after(pick('07'), { kind: 'type', type: 'de-dac-biet', keepPicked: true }).picked).toEqual(['07'])
    expect(after(pick('07'), { kind: 'type', type: 'lo-3', keepPicked: false }).picked).toEqual([])
  })

  it('takes the odds of today only when it is told to (lottery 58)', () => {
    const slip = after({ kind: 'add', lines: [line] }, { kind: 'odds', oddsOf: () => 98 })
    expect(slip.lines.map(({ odds }) => odds)).toEqual([98])
  })
})

it('picks different numbers that are not picked yet, and no more than there are', () => {
  expect(pickAtRandom(['1', '2', '3', '4'], ['2'], 2, first)).toEqual(['1', '3'])
  expect(pickAtRandom(['1', '2'], ['2'], 5, first)).toEqual(['1'])
})
