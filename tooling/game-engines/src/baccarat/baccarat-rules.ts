import { rankOf } from '../cards/card.ts'
import { dealFromShoe } from '../tables/shoe.ts'
import type { Cell, TableRules } from '../tables/table-rules.ts'

/** The cards of both hands, in the order in which they came. */
export type BaccaratOutcome = { readonly player: readonly number[]; readonly banker: readonly number[] }

/** How many of all orders of six cards out of eight decks end so; they are counted again in the tests. */
export const baccaratWays = {
  player: 2_230_518_282_592_256,
  banker: 2_292_252_566_437_888,
  tie: 475_627_426_473_216,
  /** Four cards are enough. */
  small: 1_893_735_611_458_560,
  all: 4_998_398_275_503_360,
} as const

/** Two cards of one rank: of 415 other cards 31 are of the first one's. */
const pairChance = 31 / 415
const times = {
  player: 20_000,
  banker: 19_500,
  tie: 90_000,
  'player-pair': 120_000,
  'banker-pair': 120_000,
  big: 15_400,
  small: 25_000,
} as const

const { player, banker, tie, small, all } = baccaratWays
const chances: Readonly<Record<keyof typeof times, number>> = {
  player: player / all,
  banker: banker / all,
  tie: tie / all,
  'player-pair': pairChance,
  'banker-pair': pairChance,
  big: 1 - small / all,
  small: small / all,
}

/** What cards come to: pictures and tens count nothing, and only the last digit counts. */
export function pointsOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10
}

/** Who won. */
export function winnerOf(outcome: BaccaratOutcome): 'player' | 'banker' | 'tie' {
  const [mine, theirs] = [pointsOf(outcome.player), pointsOf(outcome.banker)]
  if (mine === theirs) return 'tie'
  return mine > theirs ? 'player' : 'banker'
}

/** Plays six cards by the rules of the third card; the last ones may stay unused. */
export function playHands(cards: readonly number[]): BaccaratOutcome {
  const [one = 0, two = 0, three = 0, four = 0, ...more] = cards
  const first = [one, three]
  const second = [two, four]
  const isNatural = pointsOf(first) >= 8 || pointsOf(second) >= 8
  if (isNatural) return { player: first, banker: second }
  const third = pointsOf(first) <= 5 ? more.shift() : undefined
  const drawn = drawsThird(pointsOf(second), third) ? more.shift() : undefined
  return { player: [...first, ...listOf(third)], banker: [...second, ...listOf(drawn)] }
}

function listOf(card: number | undefined): number[] {
  return card === undefined ? [] : [card]
}

/** Whether the banker takes a third card, by its points and the player's third card. */
function drawsThird(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5
  const card = cardPoints(third)
  switch (points) {
    case 3:
      return card !== 8
    case 4:
      return card >= 2 && card <= 7
    case 5:
      return card >= 4 && card <= 7
    case 6:
      return card === 6 || card === 7
    default:
      return points < 3
  }
}

function cardPoints(card: number): number {
  const rank = rankOf(card)
  if (rank === 12) return 1
  return rank < 8 ? rank + 2 : 0
}

function isPair([one = 0, two = 0]: readonly number[]): boolean {
  return rankOf(one) === rankOf(two)
}

function wins(outcome: BaccaratOutcome, cell: string): boolean {
  switch (cell) {
    case 'player-pair':
      return isPair(outcome.player)
    case 'banker-pair':
      return isPair(outcome.banker)
    case 'small':
      return outcome.player.length + outcome.banker.length === 4
    case 'big':
      return outcome.player.length + outcome.banker.length > 4
    default:
      return winnerOf(outcome) === cell
  }
}

let kinds: readonly BaccaratOutcome[] | undefined

/** A hand for each way in which the cells are paid: who wins, which pairs there are, and how many cards. */
function kindsOfOutcome(): readonly BaccaratOutcome[] {
  const found = new Map<string, BaccaratOutcome>()
  const ranks = [0, 3, 5, 7, 8, 12].map((rank) => rank * 4)
  const pairs = ranks.flatMap((one) => ranks.map((two) => [one, two] as const))
  for (const [one, three] of pairs) {
    for (const [two, four] of pairs) {
      for (const [fifth, sixth] of pairs) {
        const outcome = playHands([one, two, three, four, fifth, sixth])
        const cards = outcome.player.length + outcome.banker.length
        const kind = [winnerOf(outcome), isPair(outcome.player), isPair(outcome.banker), cards > 4].join()
        found.set(kind, outcome)
      }
    }
  }
  return [...found.values()]
}

function cellOf(code: keyof typeof times): Cell {
  const pays = times[code]
  const chance = chances[code]
  const pushed = code === 'player' || code === 'banker' ? (tie / all) * 10_000 : 0
  return { code, times: pays, chance, rtp: Math.floor(pays * chance + pushed) }
}

/** Player against banker, eight fresh decks a round (games 52). */
export const baccaratRules: TableRules<BaccaratOutcome> = {
  code: 'baccarat',
  cells: (['banker', 'player', 'tie', 'banker-pair', 'player-pair', 'big', 'small'] as const).map(cellOf),
  revealMs: 10_000,
  deal: (draws) => playHands(dealFromShoe(draws, 6)),
  timesOf(outcome, cell) {
    const isSide = cell === 'player' || cell === 'banker'
    if (isSide && winnerOf(outcome) === 'tie') return 10_000
    // What the cells pay stands under their codes.
    return wins(outcome, cell) ? times[cell as keyof typeof times] : 0
  },
  outcomesOf: () => (kinds ??= kindsOfOutcome()),
  nameOf: (cell, words) => words(`baccarat.${cell}`),
  markOf(outcome) {
    const side = { player: 'P', banker: 'B', tie: 'T' }[winnerOf(outcome)]
    return `${side}${isPair(outcome.banker) ? 'b' : ''}${isPair(outcome.player) ? 'p' : ''}`
  },
  resultOf(outcome, words) {
    const hand = (side: 'player' | 'banker'): string =>
      `${words(`baccarat.${side}`)} ${pointsOf(outcome[side])}`
    return `${hand('player')}, ${hand('banker')}`
  },
}
