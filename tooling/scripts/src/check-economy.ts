/**
 * `node check-economy.ts`: whether anybody gets a whole stake back by all that the demo gives for play (promotions 30). Says the
 * best combination by chance and the best that is sure; fails where either is the whole stake or more.
 *
 * @module
 */
import { demoEconomy } from '@saola/demo'
import { checkEconomy } from '@saola/rules'

const found = checkEconomy(demoEconomy())

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
