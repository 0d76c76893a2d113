import { demoData } from '@saola/demo'
import { type Terms, type ValidBetTerms } from '@saola/rules'
import { everyPair, lotteryWay } from './lottery-ways.ts'
import type { Seeker } from './seek.ts'
import { everyCell, tableWay, titleWay } from './title-ways.ts'
import type { Way } from './way.ts'

/** The kinds of people who look for a gain. */
export const seekerKinds = ['greedy', 'coverer', 'converter', 'line'] as const
export type SeekerKind = (typeof seekerKinds)[number]

/** The account of the demo that is paid most by those above it. */
const linesHead = 'agent01'
/** As many as the highest salaries ask for. */
const lineMembers = 5

function alone(way: Way): Seeker {
  return { way, players: 1, salaries: [] }
}

/** A number for each player. */
function pairOf(player: number): string[][] {
  return [[everyPair[player] ?? '00']]
}

/** Who looks for a gain on the demo's games, where valid bets count by these terms. */
export function seekersOf(terms: ValidBetTerms): Readonly<Record<SeekerKind, readonly Seeker[]>> {
  const salaries = salariesOf(linesHead)
  const together = (way: Way): Seeker => ({ way, players: lineMembers, salaries })
  const lottery = (type: string, base: number, numbersOf: (player: number) => string[][]) =>
    lotteryWay(terms, `${type} ${numbersOf(0).flat().length}`, { type, base, numbersOf })
  return {
    greedy: [
      lottery('lo-2-1k', 5_000_000, pairOf),
      lottery('de-dac-biet', 5_000_000, pairOf),
      titleWay(terms, 'RNG_OWL_SCORPION', { stake: 1_000_000, choice: {} }),
      titleWay(terms, 'PVP_BLACKJACK', { stake: 5_000_000, choice: {} }),
      titleWay(terms, 'MINI_GOLDEN_COIN_TOSS', { stake: 5_000_000, choice: { side: 'sun' } }),
      tableWay(terms, 'LIVE_SHAKEN_BOWL', { name: 'even', chips: { even: 5_000_000 } }),
      tableWay(terms, 'LIVE_BACCARAT', { name: 'banker', chips: { banker: 5_000_000 } }),
      tableWay(terms, 'COCKFIGHT_RIVERSIDE_RING', { name: 'meron', chips: { meron: 5_000_000 } }),
    ].map(alone),
    coverer: [
      lottery('lo-2-1k', 100_000, () => [everyPair]),
      lottery('de-dau-duoi', 100_000, () => [everyPair]),
      lottery('chan-le', 5_000_000, () => [['chan'], ['le']]),
      tableWay(terms, 'LIVE_SHAKEN_BOWL', {
        name: 'even and odd',
        chips: { even: 5_000_000, odd: 5_000_000 },
        isSure: true,
      }),
      tableWay(terms, 'LIVE_BACCARAT', {
        name: 'player and banker',
        chips: { player: 5_000_000, banker: 5_000_000 },
        isSure: true,
      }),
      tableWay(terms, 'LIVE_BIG_SMALL', {
        name: 'odd, a little more even',
        chips: { odd: 5_000_000, even: 5_001_000 },
      }),
      ...['LIVE_BACCARAT', 'LIVE_DRAGON_TIGER', 'LIVE_BIG_SMALL', 'LIVE_SHAKEN_BOWL', 'LIVE_GOURD_CRAB'].map(
        (code) => tableWay(terms, code, { name: 'every cell', chips: everyCell(code, 1_000_000) }),
      ),
    ].map(alone),
    converter: [
      lottery('lo-2-1k', 1_000, () => [everyPair]),
      lottery('chan-le', 50_000, () => [['chan'], ['le']]),
      titleWay(terms, 'LIMBO', { stake: 100_000, choice: { target: 124 } }),
      titleWay(terms, 'LIMBO', { stake: 100_000, choice: { target: 125 } }),
      tableWay(terms, 'LIVE_BACCARAT', {
        name: 'player, a little more banker',
        chips: { player: 100_000, banker: 101_000 },
      }),
      titleWay(terms, 'MINI_GOLDEN_COIN_TOSS', { stake: 50_000, choice: { side: 'moon' } }),
    ].map(alone),
    line: [
      lottery('lo-2-1k', 1_000_000, pairOf),
      lottery('de-dac-biet', 1_000_000, pairOf),
      lottery('chan-le', 1_000_000, (player) => [[player % 2 === 0 ? 'chan' : 'le']]),
      titleWay(terms, 'RNG_OWL_SCORPION', { stake: 200_000, choice: {} }),
      titleWay(terms, 'MINI_GOLDEN_COIN_TOSS', { stake: 200_000, choice: { side: 'sun' } }),
    ].map(together),
  }
}

/** The terms by which an account of the demo is paid for its line. */
function salariesOf(account: string): Terms[] {
  return demoData({ now: 0, memberOrigin: 'http://127.0.0.1' }).contracts.flatMap(
    ({ downline, terms, signedAt }) => (downline === account && signedAt !== undefined ? [terms] : []),
  )
}
