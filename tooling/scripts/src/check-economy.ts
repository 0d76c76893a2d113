/**
 * `node check-economy.ts`: whether anybody gets a whole stake back by all that the demo gives for play (promotions 30). Says the
 * best combination by chance and the best that is sure; fails where either is the whole stake or more.
 *
 * @module
 */
import { demoData } from '@saola/demo'
import {
  checkEconomy,
  defaultOffers,
  economyGames,
  highestSalaries,
  usualPlayTimes,
  usualValidBetTerms,
} from '@saola/rules'

const demo = demoData({ now: 0, memberOrigin: 'http://127.0.0.1' })
const { points, validBets } = demo.merchant.settings
const nameOf = ({ vendor, gameCode }: { vendor: string; gameCode: string }): string => `${vendor} ${gameCode}`
const drawn = new Set(demo.lottery.games.map(nameOf))
const titles = demo.games
  .filter((title) => title.playable && !drawn.has(nameOf(title)))
  .map(({ nameEn: name, family, rtp }) => ({ name, family, rtp }))
const families = new Map(demo.games.map((title) => [nameOf(title), title.family]))
const lotteries = demo.lottery.games.map((game) => ({
  kind: game.kind,
  family: families.get(nameOf(game)) ?? 'LOTT',
  offers: defaultOffers(game.kind),
}))

const found = checkEconomy({
  ...points,
  games: economyGames({ ...usualValidBetTerms, ...validBets }, titles, lotteries),
  levels: demo.clubs,
  playTimes: usualPlayTimes,
  salaries: highestSalaries(
    demo.contracts.flatMap(({ downline: paid, terms, signedAt }) =>
      signedAt === undefined ? [] : [{ paid, terms }],
    ),
  ),
})

const said = Object.entries(found).map(
  ([what, { game, level, returned }]) =>
    `${what}: ${returned / 100} % of a stake on ${game}, VIP level ${level + 1}`,
)
console.log(said.join('\n'))
if (Object.values(found).some(({ returned }) => returned >= 10_000)) {
  console.error(
    'a whole stake comes back: lower what is given, or count thin games for less (docs/areas/promotions.md, 30)',
  )
  process.exit(1)
}
