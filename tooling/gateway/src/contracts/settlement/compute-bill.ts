import {
  countsInWindow,
  settleDividend,
  settleRealTime,
  settleSalary,
  type CarryOver,
  type RealTimeRow,
  type RealTimeTerms,
  type SettledBet,
  type Span,
  type Terms,
} from '@saola/rules'
import type { BillFigures, RoundSum } from '../../db/bill-figures.ts'

/** What the formula of a contract gives for a window, in đồng. */
export type Computed = {
  figures: BillFigures
  tier: number | undefined
  base: number
  amount: number
  carriedOut: number
}

/** A team without play. */
export const noPlay: BillFigures = { validBet: 0, netLoss: 0, activeMembers: 0 }

/** Whether a team played: stakes that all came back are none (games 77). */
export function isPlayed({ validBet, netLoss }: BillFigures): boolean {
  return validBet > 0 || netLoss !== 0
}

/** What a contract bears of a loss that was carried on: all of it where its terms carry one. In đồng. */
export function lossBorneBy({ carryOver }: { carryOver: CarryOver | null }, loss: number): number {
  return carryOver === 'negative' ? loss : 0
}

/** A window in which a contract was not in force: nothing counts, and its loss stays (contracts 41). */
export function computeNothing({ carriedIn }: { carriedIn: number }): Computed {
  return { figures: noPlay, tier: undefined, base: 0, amount: 0, carriedOut: carriedIn }
}

/** What a contract pays for a window: a ladder by the figures of the team, a real-time salary by its lottery bets. */
export function computeBill(
  { terms, carryOver, window }: { terms: Terms; carryOver: CarryOver | null; window: Span },
  team: {
    figures?: BillFigures | undefined
    bets?: readonly (readonly SettledBet[])[] | undefined
    deductions: number
    carriedIn: number
  },
): Computed {
  if (terms.kind === 'realtime') return computeRealTime(terms, team.bets ?? [], window)
  const figures = team.figures ?? noPlay
  if (terms.kind === 'dividend') {
    const { deductions, carriedIn } = team
    return {
      figures,
      ...settleDividend(terms.tiers, { ...figures, deductions, carriedIn }, carryOver ?? 'none'),
    }
  }
  const { tier, amount } = settleSalary(terms.tiers, figures)
  return { figures, tier, base: figures.validBet, amount, carriedOut: 0 }
}

function computeRealTime(
  terms: RealTimeTerms,
  bets: readonly (readonly SettledBet[])[],
  window: Span,
): Computed {
  let validBet = 0
  function* counted() {
    for (const own of bets) {
      for (const bet of own) {
        if (!countsInWindow(terms, bet, window)) continue
        validBet += bet.stake
        yield bet
      }
    }
  }
  const { rows, amount } = settleRealTime(terms, counted(), window)
  const lost = sumOf(rows.filter(({ net }) => net < 0))
  const won = sumOf(rows.filter(({ net }) => net > 0))
  const figures = {
    validBet,
    netLoss: lost.net - won.net,
    activeMembers: new Set(rows.map(({ member }) => member)).size,
    lost,
    won,
  }
  return { figures, tier: undefined, base: lost.net + won.net, amount, carriedOut: 0 }
}

function sumOf(rows: readonly RealTimeRow[]): RoundSum {
  const sum = { rounds: rows.length, net: 0, amount: 0 }
  for (const { net, amount } of rows) {
    sum.net += Math.abs(net)
    sum.amount += amount
  }
  return sum
}
