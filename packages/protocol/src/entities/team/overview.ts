import * as z from 'zod/mini'
import { money } from '../../fields.ts'
import { decimal, maybe, whole } from '../../reply-fields.ts'

const teamFigures = z.object({
  deposit: maybe(money),
  withdraw: maybe(money),
  betAmount: maybe(money),
  winAmount: maybe(money),
  /** From the members' side. */
  profitAndLoss: maybe(money),
  activeMembers: maybe(whole),
  newMembers: maybe(whole),
})

const ownOverview = z.object({
  teamSize: maybe(whole),
  agentCount: maybe(whole),
  playerCount: maybe(whole),
  teamBalance: maybe(money),
  current: teamFigures,
  previous: maybe(teamFigures),
  days: maybe(z.array(z.object({ day: z.string(), betAmount: money, profitAndLoss: money }))),
})

/** The team's figures over a period, as far as the gateway counts them; `previous` is the period of equal length before. */
export type TeamOverview = z.infer<typeof ownOverview>

/** The family counts its products one by one. */
const familyOverview = z.pipe(
  z.object({
    teamSize: maybe(whole),
    deposit: decimal,
    withdraw: decimal,
    lott_game_betting: maybe(decimal),
    live_game_betting: maybe(decimal),
    rng_game_betting: maybe(decimal),
    lott_pnl: maybe(decimal),
    live_pnl: maybe(decimal),
    rng_pnl: maybe(decimal),
  }),
  z.transform(({ teamSize, deposit, withdraw, ...sums }): TeamOverview => ({
    teamSize,
    current: {
      deposit,
      withdraw,
      betAmount: sumOf(sums.lott_game_betting, sums.live_game_betting, sums.rng_game_betting),
      profitAndLoss: sumOf(sums.lott_pnl, sums.live_pnl, sums.rng_pnl),
    },
  })),
)

/** What is told together; undefined where nothing is. */
function sumOf(...parts: (number | undefined)[]): number | undefined {
  const told = parts.filter((part) => part !== undefined)
  return told.length === 0 ? undefined : told.reduce((sum, part) => sum + part, 0)
}

/** An overview by our names or by those of the family (wire 36). */
export const teamOverview = z.union([ownOverview, familyOverview])
