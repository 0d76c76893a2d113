import type { Draws } from '@saola/game-engines'
import { validBet, type Terms } from '@saola/rules'
import { openAccount, type Given } from './account.ts'
import { openLinePay } from './line-pay.ts'
import type { Way } from './way.ts'

/** Somebody who looks for a gain: a way to bet, how many play it together, and the salaries for their play. */
export type Seeker = {
  readonly way: Way
  readonly players: number
  readonly salaries: readonly Terms[]
}

/** What came of it, in đồng. */
export type Sought = {
  readonly rounds: number
  readonly staked: number
  /** All that was given: points, rebates, levels and salaries. */
  readonly given: number
  /** What the operator has in the end: what was staked less what was paid and given. */
  readonly result: number
  /** The same with the average of each round in place of what came. */
  readonly expected: number
  /** How far chance may carry the result from it: one standard deviation. */
  readonly deviation: number
  /** The most that a single round brought, with what is given for it. */
  readonly bestRound: number
}

/** What one deposit is, in đồng. */
const deposit = 1_000_000

/** Plays so many rounds, by the rules of the platform, and reckons. */
export function seek({ way, players, salaries }: Seeker, given: Given, draws: Draws, rounds: number): Sought {
  const accounts = Array.from({ length: players }, () => openAccount(given, deposit))
  const line = openLinePay(salaries, players)
  let [staked, paid, kept, variance, valid] = [0, 0, 0, 0, 0]
  let best = { net: -Infinity, valid: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const played = way.play(draws, players)
    const valids = played.map((each) => validBet(each, way.share))
    played.forEach((each, player) => {
      const counted = valids[player] ?? 0
      const net = each.payout - each.stake
      accounts[player]?.bet(way.family, counted)
      staked += each.stake
      paid += each.payout
      kept += each.kept
      valid += counted
      if (net > best.net) best = { net, valid: counted }
    })
    // Players share a draw: what chance does to one of them it does to all together.
    const off = played.reduce((sum, each) => sum + each.stake - each.payout - each.kept, 0)
    variance += off * off
    line.add({
      valid: valids,
      bets: played.map(({ stake, payout }, player) => ({
        member: String(player),
        round: String(round),
        stake,
        payout,
        share: way.isDrawn ? way.share : 0,
        settledAt: 0,
      })),
    })
  }
  const all = accounts.reduce((sum, account) => sum + account.cashOut(), line.paid())
  return {
    rounds: rounds * players,
    staked,
    given: all,
    result: staked - paid - all,
    expected: kept - all,
    deviation: Math.sqrt(variance),
    bestRound: best.net + (valid === 0 ? 0 : (best.valid * all) / valid),
  }
}
