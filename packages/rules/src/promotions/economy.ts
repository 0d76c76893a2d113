import type { GameFamily } from '@saola/protocol'
import { validBet } from '../games/valid-bet.ts'
import { earnTypeOf, type EarnTable, type EarnType } from '../points/earn-points.ts'
import type { ConvertRatio } from '../points/redeem-points.ts'
import { wholeRate } from '../rate.ts'
import type { VipLevel } from './vip.ts'

/** A way to bet as the economy sees it; shares and returns in hundredths of a percent. */
export type EconomyGame = {
  readonly name: string
  readonly family: GameFamily
  /** What it gives back in the long run with the best play. */
  readonly returned: number
  /** What it gives back for sure where everything is bet on at once; 0 where nothing is sure. */
  readonly sure: number
  /** What of a stake at risk counts as valid bet. */
  readonly share: number
  /** Whether it is a bet on a draw, at which real-time salaries look. */
  readonly isDrawn: boolean
}

/** What those above a line pay it of its valid bets, all salaries together; thousandths of a percent. */
export type EconomySalaries = {
  /** For all play. */
  readonly ofAll: number
  /** Of bets on draws besides. */
  readonly ofDraws: number
}

/** All that a merchant gives for play. */
export type Economy = {
  readonly games: readonly EconomyGame[]
  readonly levels: readonly VipLevel[]
  readonly earn: EarnTable
  readonly convert: ConvertRatio
  /** How often a deposit is bet validly before its points are spent. */
  readonly playTimes: number
  readonly salaries: EconomySalaries
}

/** A combination and what it gives back of a stake, in hundredths of a percent: 10 000 is the stake itself. */
export type EconomyReturn = {
  readonly game: string
  /** The place of the highest VIP level that is reached, counted from 0; -1 below the first. */
  readonly level: number
  readonly returned: number
}

/** The best that a member can get, on average and for sure. */
export type EconomyCheck = { readonly expected: EconomyReturn; readonly sure: EconomyReturn }

/** A gift for nothing has no end: told as this much. */
const mostReturned = 1_000_000

/** A stake so large that nothing is lost in rounding. */
const stake = 1_000_000_000_000

/**
 * What comes back at most of a stake with all that a merchant gives for it (promotions 30): every game, up to every level, with
 * the rebates claimed where they are best. What is given grows with the valid bet alone, so that no mixture of games is better than the
 * best of them. Returns are rounded up, and 1 000 000 at most.
 */
export function checkEconomy(economy: Economy): EconomyCheck {
  const levels = [-1, ...economy.levels.keys()]
  const best = (what: 'returned' | 'sure'): EconomyReturn =>
    levels
      .flatMap((level) =>
        economy.games.map((game) => ({
          game: game.name,
          level,
          returned: returnOf(game, givenOf(economy, game, level), {
            leastReturn: what === 'sure' ? game.sure : 0,
            returned: game[what],
          }),
        })),
      )
      .reduce((most, each) => (each.returned > most.returned ? each : most), {
        game: '',
        level: -1,
        returned: 0,
      })
  return { expected: best('returned'), sure: best('sure') }
}

/** What a stake gives back, with what is given for its valid bet. */
function returnOf(
  { share }: EconomyGame,
  given: number,
  { leastReturn, returned }: { leastReturn: number; returned: number },
): number {
  const bet = { stake, payout: 0, leastReturn: (stake * leastReturn) / 10_000 }
  const whole = returned + (validBet(bet, share) / stake) * given * 10_000
  return Math.min(mostReturned, Math.ceil(Number(whole.toFixed(6))))
}

/** What is given for a đồng of valid bet on a level, as a part of it: points, rebate, salary, bonus, and those of the line. */
function givenOf(
  { levels, earn, convert, playTimes, salaries }: Economy,
  { family, isDrawn }: EconomyGame,
  level: number,
): number {
  const pointsOf = (type: EarnType): number => {
    const ratio = earn[type]
    return ratio === undefined ? 0 : (ratio.points / ratio.perAmount) * (convert.amount / convert.points)
  }
  const deposit = pointsOf('deposit')
  const ofDeposit = deposit === 0 ? 0 : deposit / playTimes
  const paid = (salaries.ofAll + (isDrawn ? salaries.ofDraws : 0)) / wholeRate
  return pointsOf(earnTypeOf[family]) + ofDeposit + paid + levelsGive(levels.slice(0, level + 1), family)
}

/**
 * What some levels give to who has reached the last of them. A rebate waits until it is claimed, so that all of it is at the
 * best rate on the way; the salary is that of the month that asks least for it, and a bonus is spread over all that was bet.
 */
function levelsGive(reached: readonly VipLevel[], family: GameFamily): number {
  const most = (each: (level: VipLevel) => number): number =>
    reached.map(each).reduce((a, b) => Math.max(a, b), 0)
  const bonuses = reached.reduce((sum, { upgradeBonus }) => sum + upgradeBonus, 0)
  return (
    most(({ rebates }) => (rebates[family] ?? 0) / wholeRate) +
    most(({ salary, month }) => perDong(salary, month)) +
    perDong(bonuses, reached.at(-1)?.total ?? 0)
  )
}

/** What an amount is for each đồng that it asks for; a gift for nothing has no end. */
function perDong(amount: number, asked: number): number {
  return amount === 0 ? 0 : amount / asked
}
