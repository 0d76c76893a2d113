import { lotoTicket } from '@saola/game-engines'

/**
 * What tables pay, written from docs/areas/games.md alone (games 50, 52 to 58): slow, obvious, and without a line of the
 * engines but the printed tickets of lô tô. Each answers what a chip of a whole amount returns, itself included.
 */
type Pays = (outcome: never, cell: string, chip: number) => number

/** The chip, and so much to one. */
const win = (chip: number, to: number): number => chip + chip * to
/** Cut to whole đồng: `hundredths` to one. */
const winCut = (chip: number, hundredths: number): number => chip + Math.floor((chip * hundredths) / 100)

/** Cards are four to a rank, from the two up to the ace. */
const rankNames = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const rank = (card: number): string => rankNames[Math.floor(card / 4)] ?? ''
const points = (cards: number[]): number =>
  cards
    .map((card) => ({ A: 1, 10: 0, J: 0, Q: 0, K: 0 })[rank(card)] ?? Number(rank(card)))
    .reduce((a, b) => a + b, 0) % 10

const isPair = ([one = 0, two = 0]: number[]) => rank(one) === rank(two)

function baccarat(
  { player, banker }: { player: number[]; banker: number[] },
  cell: string,
  chip: number,
): number {
  const isTie = points(player) === points(banker)
  const isPlayer = points(player) > points(banker)
  const cards = player.length + banker.length
  switch (cell) {
    case 'player':
      if (isTie) return chip
      return isPlayer ? win(chip, 1) : 0
    case 'banker':
      if (isTie) return chip
      return isPlayer ? 0 : winCut(chip, 95)
    case 'tie':
      return isTie ? win(chip, 8) : 0
    case 'player-pair':
      return isPair(player) ? win(chip, 11) : 0
    case 'banker-pair':
      return isPair(banker) ? win(chip, 11) : 0
    case 'small':
      return cards === 4 ? winCut(chip, 150) : 0
    case 'big':
      return cards > 4 ? winCut(chip, 54) : 0
    default:
      throw unknown(cell)
  }
}

function dragonTiger(
  { dragon, tiger }: { dragon: number; tiger: number },
  cell: string,
  chip: number,
): number {
  const order = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
  const [left, right] = [order.indexOf(rank(dragon)), order.indexOf(rank(tiger))]
  const isTie = left === right
  switch (cell) {
    case 'dragon':
      if (isTie) return Math.floor(chip / 2)
      return left > right ? win(chip, 1) : 0
    case 'tiger':
      if (isTie) return Math.floor(chip / 2)
      return right > left ? win(chip, 1) : 0
    case 'tie':
      return isTie ? win(chip, 11) : 0
    case 'suited-tie':
      return isTie && dragon % 4 === tiger % 4 ? win(chip, 50) : 0
    default:
      throw unknown(cell)
  }
}

function bigSmall({ dice }: { dice: number[] }, cell: string, chip: number): number {
  const [one = 0, two = 0, three = 0] = dice
  const total = one + two + three
  const isTriple = one === two && two === three
  const [kind, text] = cell.split('-')
  const number = Number(text)
  const showing = dice.filter((die) => die === number).length
  const toTotal = [62, 31, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 31, 62]
  if (cell === 'any-triple') return isTriple ? win(chip, 31) : 0
  switch (kind) {
    case 'big':
      return !isTriple && total >= 11 && total <= 17 ? win(chip, 1) : 0
    case 'small':
      return !isTriple && total >= 4 && total <= 10 ? win(chip, 1) : 0
    case 'odd':
      return !isTriple && total % 2 === 1 ? win(chip, 1) : 0
    case 'even':
      return !isTriple && total % 2 === 0 ? win(chip, 1) : 0
    case 'total':
      return total === number ? win(chip, toTotal[number - 4] ?? 0) : 0
    case 'single':
      return showing > 0 ? win(chip, showing) : 0
    case 'double':
      return showing >= 2 ? win(chip, 11) : 0
    case 'triple':
      return showing === 3 ? win(chip, 180) : 0
    default:
      throw unknown(cell)
  }
}

function roulette({ number }: { number: number }, cell: string, chip: number): number {
  const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
  const [kind = '', ...named] = cell.split('-')
  const [chosen] = named
  // One number, two that touch, a row of three, four around a corner, two rows.
  const inside = { straight: 35, split: 17, street: 11, corner: 8, six: 5 }[kind]
  if (inside !== undefined) return named.map(Number).includes(number) ? win(chip, inside) : 0
  // All that do not hold it lose on the zero.
  if (number === 0) return 0
  switch (kind) {
    case 'red':
      return reds.includes(number) ? win(chip, 1) : 0
    case 'black':
      return reds.includes(number) ? 0 : win(chip, 1)
    case 'odd':
      return number % 2 === 1 ? win(chip, 1) : 0
    case 'even':
      return number % 2 === 0 ? win(chip, 1) : 0
    case 'low':
      return number < 19 ? win(chip, 1) : 0
    case 'high':
      return number > 18 ? win(chip, 1) : 0
    case 'dozen':
      return number > 12 * (Number(chosen) - 1) && number <= 12 * Number(chosen) ? win(chip, 2) : 0
    case 'column':
      return number % 3 === Number(chosen) % 3 ? win(chip, 2) : 0
    default:
      throw unknown(cell)
  }
}

function shakenBowl({ tokens }: { tokens: number[] }, cell: string, chip: number): number {
  const reds = tokens.filter((token) => token === 1).length
  switch (cell) {
    case 'even':
      return reds === 0 || reds === 2 || reds === 4 ? winCut(chip, 98) : 0
    case 'odd':
      return reds === 1 || reds === 3 ? winCut(chip, 98) : 0
    case 'four-red':
      return reds === 4 ? win(chip, 14) : 0
    case 'four-white':
      return reds === 0 ? win(chip, 14) : 0
    case 'three-red':
      return reds === 3 ? winCut(chip, 280) : 0
    case 'three-white':
      return reds === 1 ? winCut(chip, 280) : 0
    case 'two-two':
      return reds === 2 ? winCut(chip, 160) : 0
    default:
      throw unknown(cell)
  }
}

function gourdCrab({ dice }: { dice: number[] }, cell: string, chip: number): number {
  const creatures = ['gourd', 'crab', 'shrimp', 'fish', 'rooster', 'deer']
  if (cell === 'any-triple') return new Set(dice).size === 1 ? win(chip, 30) : 0
  const showing = dice.filter((die) => creatures[die] === cell).length
  return showing > 0 ? win(chip, showing) : 0
}

/** How often of a thousand fights meron wins, by the place on the card; a hundred are drawn. */
const meronWins = [450, 480, 420, 510, 465, 390, 435]

function cockfight({ fight, ending }: { fight: number; ending: string }, cell: string, chip: number): number {
  const isDrawn = ending === 'both-down' || ending === 'time'
  const meron = meronWins[fight] ?? 0
  switch (cell) {
    case 'meron':
    case 'wala': {
      if (isDrawn) return chip
      if (ending !== cell) return 0
      // The best price in hundredths, the chip included, by which a side returns at most 97 % with its draws.
      const ways = cell === 'meron' ? meron : 900 - meron
      let price = 100
      while ((price + 1) * ways + 100 * 100 <= 97 * 1000) price += 1
      return winCut(chip, price - 100)
    }
    case 'draw':
      return isDrawn ? win(chip, 8) : 0
    case 'time':
      return ending === 'time' ? win(chip, 88) : 0
    default:
      throw unknown(cell)
  }
}

function loto({ number, calls }: { number: number; calls: number[] }, cell: string, chip: number): number {
  const [kind, place] = cell.split('-')
  if (kind !== 'ticket') throw unknown(cell)
  let full = 0
  for (const row of lotoTicket(number, Number(place))) {
    let missing = 0
    for (const each of row) if (each > 0 && !calls.includes(each)) missing += 1
    if (missing === 0) full += 1
  }
  // What a full row, two and all three return, in tenths of the price.
  return Math.floor((chip * ([0, 25, 220, 4000][full] ?? 0)) / 10)
}

function unknown(cell: string): Error {
  return new Error(`the rules know no cell ${cell}`)
}

/** By the code of the engine. */
export const obviousPays: Readonly<Record<string, Pays>> = {
  baccarat,
  'dragon-tiger': dragonTiger,
  'big-small': bigSmall,
  roulette,
  'shaken-bowl': shakenBowl,
  'gourd-crab-table': gourdCrab,
  cockfight,
  loto,
}

/** What all chips of a bet return. */
export function payObviously(
  code: string,
  outcome: unknown,
  cells: Readonly<Record<string, number>>,
): number {
  const pays = obviousPays[code]
  if (!pays) throw new Error(`nobody here knows what ${code} pays`)
  // Each reads the outcome that its engine writes.
  return Object.entries(cells).reduce((sum, [cell, chip]) => sum + pays(outcome as never, cell, chip), 0)
}
