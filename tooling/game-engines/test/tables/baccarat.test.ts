import { describe, expect, it } from 'vitest'
import { baccarat } from '../../src/baccarat/baccarat-engine.ts'
import { baccaratWays, playHands, pointsOf, winnerOf } from '../../src/baccarat/baccarat-rules.ts'

const { table } = baccarat
const of = (cell: string) => table.cells.find(({ code }) => code === cell)

/** A card that counts so many points: of the ten values, the first rank that has it. */
const cardOf = (points: number): number => ({ 0: 32, 1: 48 })[points] ?? (points - 2) * 4

/** What each card of a hand counts. */
const said = (cards: readonly number[]): string => cards.map((card) => pointsOf([card])).join(' ')

/** Every order of six cards out of eight decks by their points, each with how often it comes. */
function countEndings() {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
  const ways = { player: 0n, banker: 0n, tie: 0n, small: 0n }
  const cards: number[] = []
  function deal(weight: bigint): void {
    if (cards.length === 6) {
      const outcome = playHands(cards)
      ways[winnerOf(outcome)] += weight
      if (outcome.player.length + outcome.banker.length === 4) ways.small += weight
      return
    }
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0
      left[points] = count - 1
      cards.push(cardOf(points))
      deal(weight * BigInt(count))
      cards.pop()
      left[points] = count
    }
  }
  deal(1n)
  return ways
}

describe('the exact chances of eight decks (games 52)', () => {
  it('are those of all orders of six cards', { timeout: 60_000 }, () => {
    const { player, banker, tie, small } = countEndings()
    expect({ player, banker, tie, small }).toEqual({
      player: BigInt(baccaratWays.player),
      banker: BigInt(baccaratWays.banker),
      tie: BigInt(baccaratWays.tie),
      small: BigInt(baccaratWays.small),
    })
    expect(player + banker + tie).toBe(BigInt(baccaratWays.all))
  })

  it.each([
    // cell, edge in percent as it is published everywhere
    ['banker', 1.0579],
    ['player', 1.2351],
    ['tie', 14.3596],
    ['player-pair', 10.3614],
    ['small', 5.2822],
    ['big', 4.3464],
  ])('give %s an edge of %d %%', (cell, edge) => {
    expect(of(cell)?.rtp).toBe(Math.floor((100 - edge) * 100))
  })
})

describe('the third card (games 52)', () => {
  it.each([
    // points as they are dealt: player, banker, player, banker, and the next two; the hands at the end
    [[9, 1, 0, 2, 5, 5], '9 0', '1 2'],
    [[0, 9, 4, 9, 5, 5], '0 4', '9 9'],
    [[3, 1, 3, 4, 5, 5], '3 3', '1 4 5'],
    [[3, 2, 4, 4, 5, 5], '3 4', '2 4'],
    [[1, 1, 1, 2, 8, 5], '1 1 8', '1 2'],
    [[1, 1, 1, 2, 9, 5], '1 1 9', '1 2 5'],
    [[1, 2, 1, 2, 1, 5], '1 1 1', '2 2'],
    [[1, 2, 1, 2, 2, 5], '1 1 2', '2 2 5'],
    [[1, 2, 1, 3, 3, 5], '1 1 3', '2 3'],
    [[1, 2, 1, 3, 7, 5], '1 1 7', '2 3 5'],
    [[1, 2, 1, 4, 6, 5], '1 1 6', '2 4 5'],
    [[1, 2, 1, 4, 5, 5], '1 1 5', '2 4'],
    [[1, 3, 1, 4, 6, 5], '1 1 6', '3 4'],
    [[1, 0, 1, 2, 8, 5], '1 1 8', '0 2 5'],
  ])('of %j leaves %s against %s', (points, player, banker) => {
    const outcome = playHands(points.map(cardOf))
    expect([said(outcome.player), said(outcome.banker)]).toEqual([player, banker])
  })
})

it.each([
  [[9, 1, 0, 2], 'player', 20_000],
  [[9, 1, 0, 2], 'banker', 0],
  [[1, 9, 2, 0], 'banker', 19_500],
  [[9, 9, 0, 0], 'tie', 90_000],
  [[9, 9, 0, 0], 'player', 10_000],
  [[9, 9, 0, 0], 'banker', 10_000],
  [[9, 9, 0, 0], 'small', 25_000],
  [[9, 9, 0, 0], 'big', 0],
  [[4, 9, 4, 0], 'player-pair', 120_000],
])('%j returns %s %i ten-thousandths', (points, cell, times) => {
  expect(table.timesOf(playHands([...points, 5, 5].map(cardOf)), cell)).toBe(times)
})

it('kings and tens count alike and are no pair', () => {
  expect(table.timesOf({ player: [32, 44], banker: [0, 16] }, 'player-pair')).toBe(0)
})
