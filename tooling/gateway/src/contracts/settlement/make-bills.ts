import { openBill } from '@saola/rules'
import type { NewBill } from '../bills/write-bill-store.ts'
import type { TermsInForce } from '../terms-in-force-store.ts'
import { lossBorneBy, computeBill, computeNothing, isPlayed } from './compute-bill.ts'
import type { Covered } from './cover.ts'
import { partiesOf } from './parties.ts'
import type { Team } from './read-teams.ts'

/**
 * The bills of parts of a window, in their order. A loss runs through those of the same two, and the first of them takes
 * along what corrections left waiting, by `partiesOf` (contracts 41).
 */
export function makeBills(
  covered: readonly Covered[],
  teams: readonly Team[],
  waiting: ReadonlyMap<string, number>,
  { key, now, expiresAtOf }: { key: string; now: number; expiresAtOf: (contract: TermsInForce) => number },
): NewBill[] {
  const left = new Map(waiting)
  const carried = new Map<string, number>()
  return covered.flatMap((part, at) => {
    const { contract } = part
    const parties = partiesOf(contract)
    const adjustment = left.get(parties) ?? 0
    const team = teams[at] ?? { deductions: 0, carriedIn: 0 }
    const carriedIn = lossBorneBy(contract, carried.get(parties) ?? team.carriedIn)
    const expiresAt = expiresAtOf(contract)
    const bill = makeBill(part, { ...team, carriedIn }, { key, adjustment, now, expiresAt })
    // A salary without play is no bill; a dividend has one for every period in which it was in force.
    const isOwed = contract.kind === 'dividend' ? part.isOver !== true : isPlayed(bill.figures)
    if (!isOwed && adjustment <= 0) return []
    left.delete(parties)
    carried.set(parties, bill.carriedOut)
    return [bill]
  })
}

/** A bill of what a team did in a part of a window. */
export function makeBill(
  { contract, from, to, isOver }: Covered,
  team: Team,
  { key, adjustment, now, expiresAt }: { key: string; adjustment: number; now: number; expiresAt: number },
): NewBill {
  const {
    figures,
    tier,
    base,
    amount: settledAmount,
    carriedOut,
  } = isOver
    ? computeNothing(team)
    : computeBill({ terms: contract.terms, carryOver: contract.carryOver, window: { from, to } }, team)
  const { amount, state } = openBill('', Math.max(0, settledAmount + adjustment), expiresAt)
  return {
    contractId: contract.contractId,
    version: contract.version,
    kind: contract.kind,
    uplineId: contract.uplineId,
    downlineId: contract.downlineId,
    periodKey: key,
    opensAt: from,
    closesAt: to,
    figures,
    tier,
    base,
    deductions: isOver ? 0 : team.deductions,
    carriedIn: team.carriedIn,
    carriedOut,
    settledAmount,
    adjustment,
    amount,
    state,
    settledAt: now,
    expiresAt: amount > 0 ? expiresAt : null,
  }
}
