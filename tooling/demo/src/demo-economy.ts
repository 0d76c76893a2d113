import {
  defaultOffers,
  economyGames,
  highestSalaries,
  usualPlayTimes,
  usualValidBetTerms,
  type Economy,
} from '@saola/rules'
import { demoData } from './demo-data.ts'

/** All that the demo gives for play: its games as they count, its points, levels and the salaries in force. */
export function demoEconomy(): Economy {
  const demo = demoData({ now: 0, memberOrigin: 'http://127.0.0.1' })
  const { points, validBets } = demo.merchant.settings
  const drawn = new Set(demo.lottery.games.map(nameOf))
  const titles = demo.games
    .filter((title) => title.playable && !drawn.has(nameOf(title)))
    .map(({ nameEn: name, family, rtp }) => ({ name, family, rtp }))
  const families = new Map(demo.games.map((title) => [nameOf(title), title.family]))
  // Lotteries of one kind and family pay alike.
  const lotteries = new Map(
    demo.lottery.games.map((game) => {
      const { kind } = game
      const family = families.get(nameOf(game)) ?? 'LOTT'
      return [`${kind} ${family}`, { kind, family, offers: defaultOffers(kind) }] as const
    }),
  )
  return {
    ...points,
    games: economyGames({ ...usualValidBetTerms, ...validBets }, titles, [...lotteries.values()]),
    levels: demo.clubs,
    playTimes: usualPlayTimes,
    salaries: highestSalaries(
      demo.contracts.flatMap(({ downline: paid, terms, signedAt }) =>
        signedAt === undefined ? [] : [{ paid, terms }],
      ),
    ),
  }
}

function nameOf({ vendor, gameCode }: { vendor: string; gameCode: string }): string {
  return `${vendor} ${gameCode}`
}
