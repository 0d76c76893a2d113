import { describe, expect, it } from 'vitest'
import { callWords } from '../../src/loto/call-words.ts'
import { loto } from '../../src/loto/loto-engine.ts'
import { fullRows, lotoRules, ticketCodes } from '../../src/loto/loto-rules.ts'
import { lotoTicket, numbersIn } from '../../src/loto/loto-ticket.ts'
import { surprise } from '../chi-square.ts'
import { seededDraws } from '../seeded-draws.ts'

const { table } = loto

/** Whatever is called to fill the first rows of the first ticket of a round, and numbers that fill no other row of it. */
function callsFor(number: number, rows: number): number[] {
  const ticket = lotoTicket(number, 1)
  const wanted = ticket.slice(0, rows).flatMap(numbersIn)
  const spoilt = new Set(ticket.slice(rows).map((row) => numbersIn(row)[0]))
  const others = Array.from({ length: lotoRules.numbers }, (_, index) => index + 1).filter(
    (each) => !wanted.includes(each) && !spoilt.has(each),
  )
  return [...wanted, ...others].slice(0, lotoRules.calls)
}

describe('a ticket (games 58)', () => {
  const tickets = Array.from({ length: 300 }, (_, index) => lotoTicket(index + 1, (index % 6) + 1))

  it('has three rows of nine places with five numbers each, all of them different', () => {
    for (const ticket of tickets) {
      expect(ticket.map((row) => [row.length, numbersIn(row).length])).toEqual([
        [9, 5],
        [9, 5],
        [9, 5],
      ])
      expect(new Set(ticket.flatMap(numbersIn)).size).toBe(15)
    }
  })

  it('has one to three numbers of its ten in each column, in order', () => {
    for (const ticket of tickets) {
      for (let column = 0; column < 9; column += 1) {
        const numbers = numbersIn(ticket.map((row) => row[column] ?? 0))
        expect(numbers.length).toBeGreaterThan(0)
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
        for (const each of numbers) expect(Math.min(8, Math.floor(each / 10))).toBe(column)
      }
    }
  })

  it('follows from round and place alone', () => {
    expect(lotoTicket(41, 2)).toEqual(lotoTicket(41, 2))
    expect(lotoTicket(41, 2)).not.toEqual(lotoTicket(42, 2))
    expect(lotoTicket(41, 2)).not.toEqual(lotoTicket(41, 3))
  })
})

/** Rows of five are full when their numbers are among 55 of 90: 55/90 * 54/89 and so on, number after number. */
const filled = (rows: number): number =>
  Array.from({ length: rows * 5 }, (_, at) => (55 - at) / (90 - at)).reduce((all, part) => all * part, 1)

describe('the prizes of lô tô (games 58)', () => {
  it.each([
    [0, 0],
    [1, 25_000],
    [2, 220_000],
    [3, 4_000_000],
  ])('%i full rows return %i ten-thousandths', (rows, times) => {
    const outcome = { number: 7, calls: callsFor(7, rows) }
    expect(fullRows(outcome, 1)).toBe(rows)
    expect(table.timesOf(outcome, 'ticket-1')).toBe(times)
  })

  it('come as often as counted row by row', () => {
    const [one, two, three] = [filled(1), filled(2), filled(3)]
    const exact = [3 * one - 6 * two + 3 * three, 3 * two - 3 * three, three]
    for (const [index, chance] of exact.entries())
      expect(table.prizes?.[index]?.chance).toBeCloseTo(chance, 10)
    const any = table.prizes?.at(-1)
    expect(any?.chance).toBeCloseTo(
      exact.reduce((sum, chance) => sum + chance, 0),
      10,
    )
    const returned = (exact[0] ?? 0) * 25_000 + (exact[1] ?? 0) * 220_000 + three * 4_000_000
    expect(any?.rtp).toBe(Math.floor(returned))
    expect(table.cells).toEqual(ticketCodes.map((code) => ({ ...any, code })))
    expect(any?.rtp).toBe(9431)
  })

  it('come so over many rounds', () => {
    const draws = seededDraws(11)
    const counts = [0, 0, 0, 0]
    for (let round = 1; round <= 6000; round += 1) {
      const rows = fullRows(table.deal(draws, round), 1)
      counts[rows] = (counts[rows] ?? 0) + 1
    }
    const chances = (table.prizes ?? []).slice(0, 3).map(({ chance }) => chance)
    const none = 1 - chances.reduce((sum, chance) => sum + chance, 0)
    expect(surprise(counts, [none, ...chances])).toBeLessThan(4)
  })
})

it('calls 55 of ninety numbers, each once, all of them alike', () => {
  const draws = seededDraws(12)
  const counts = Array.from({ length: 90 }, () => 0)
  for (let round = 1; round <= 3000; round += 1) {
    const { calls } = table.deal(draws, round)
    expect(new Set(calls).size).toBe(55)
    const first = (calls[0] ?? 1) - 1
    counts[first] = (counts[first] ?? 0) + 1
  }
  expect(
    surprise(
      counts,
      counts.map(() => 1 / 90),
    ),
  ).toBeLessThan(4)
})

it('names the tickets that won, in record and road', () => {
  const outcome = { number: 7, calls: callsFor(7, 3) }
  expect(table.markOf(outcome)).toMatch(/^3[0-3]{5}$/)
  expect(table.resultOf(outcome, (key, params) => [key, ...Object.values(params ?? {})].join(' '))).toContain(
    'loto.won loto.ticket 1 loto.full-ticket',
  )
})

it.each([
  [7, 'alone'],
  [10, 'round'],
  [44, 'twins'],
  [45, 'pair'],
  [90, 'last'],
])('the caller has a saying for %i', (number, kind) => {
  expect(callWords(number, (key) => key)).toBe(`loto.call.${kind}`)
})
