import type { PeriodFigures, Span } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { lossBorneBy } from './compute-bill.ts'
import { coverWindow, type Covered } from './cover.ts'
import { makeBills } from './make-bills.ts'
import { partiesOf } from './parties.ts'
import { readPeriodFigures, readRoundFigures, type TeamWindow } from './period-figures-store.ts'
import { settlements, type Settlement, type Window } from './periods.ts'
import type { Team } from './read-teams.ts'
import { listRunningTerms, type RunningTerms } from './running-store.ts'

/** What a contract would pay if its running window ended now, in đồng; `to` is when it does end. */
export type Running = Span & { contract: RunningTerms; amount: number }

type Line = Settlement & Window
type Part = Covered<RunningTerms>

/**
 * The running window of every contract that an account pays, the one that ends next first. One that is over is among them
 * while it still owes something. However many contracts and windows there are, the database is asked three times.
 */
export async function readRunning(db: Database, uplineId: number, now: number): Promise<Running[]> {
  const lines = settlements.map((settlement): Line => {
    const { key, from, to } = settlement.windowAt(now)
    return { ...settlement, key, from, to }
  })
  const terms = await listRunningTerms(db, uplineId, lines)
  const parts = lines.map((line, at) =>
    partsOf(
      terms.filter((each) => each.line === at),
      line,
    ),
  )
  const teams = await readTeamsOf(db, parts.flat())
  return lines
    .flatMap((line, at) => runningOf(parts[at] ?? [], teams, { key: line.key, now }))
    .filter(({ contract, amount }) => contract.endedAt === null || amount > 0)
    .toSorted((one, other) => one.to - other.to || one.contract.contractId - other.contract.contractId)
}

/** The parts of a window, by their contracts; a contract that only owes has none where another of the two has one. */
function partsOf(terms: readonly RunningTerms[], window: Span): Part[] {
  const inForce = coverWindow(
    terms.filter(({ isOwing }) => !isOwing),
    window,
  )
  const known = new Set(inForce.map(({ contract }) => partiesOf(contract)))
  const owing = terms.filter((each) => each.isOwing && !known.has(partiesOf(each)))
  return [
    ...inForce,
    ...owing.map((contract): Part => ({ contract, from: window.from, to: window.to, isOver: true })),
  ].toSorted((one, other) => one.contract.contractId - other.contract.contractId)
}

/** What each part is settled over; where nothing counts any more, nothing is asked for. */
async function readTeamsOf(db: Database, parts: readonly Part[]): Promise<Map<Part, Team>> {
  const counting = parts.filter(({ isOver }) => isOver !== true)
  const ladders = counting.filter(({ contract }) => contract.kind !== 'realtime')
  const rounds = counting.filter(({ contract }) => contract.kind === 'realtime')
  const figures = await readPeriodFigures(db, ladders.map(windowOf))
  const bets = await readRoundFigures(db, rounds.map(windowOf))
  return new Map([
    ...ladders.map((part, at): [Part, Team] => [part, ladderOf(part, figures[at])]),
    ...rounds.map((part, at): [Part, Team] => [
      part,
      { bets: [bets[at] ?? []], deductions: 0, carriedIn: 0 },
    ]),
  ])
}

function windowOf({ contract: { kind, uplineId, downlineId, terms }, from, to }: Part): TeamWindow {
  return {
    accountId: downlineId,
    from,
    to,
    ...(kind === 'dividend' && { paidBy: uplineId }),
    ...(terms.kind === 'realtime' && { minimumBet: terms.minimumBet }),
  }
}

function ladderOf({ contract }: Part, figures: PeriodFigures | undefined): Team {
  const { validBet = 0, netLoss = 0, activeMembers = 0, deductions = 0 } = figures ?? {}
  return {
    figures: { validBet, netLoss, activeMembers },
    deductions,
    carriedIn: lossBorneBy(contract, contract.carriedIn),
  }
}

/** What the parts of one window would pay. */
function runningOf(
  parts: readonly Part[],
  teams: ReadonlyMap<Part, Team>,
  { key, now }: { key: string; now: number },
): Running[] {
  const bills = makeBills(
    parts,
    parts.map((part) => teams.get(part) ?? { deductions: 0, carriedIn: 0 }),
    new Map(parts.map(({ contract }) => [partiesOf(contract), contract.waiting])),
    { key, now, expiresAtOf: () => now },
  )
  return parts.map(({ contract, from, to }) => {
    const bill = bills.find((each) => each.contractId === contract.contractId && each.opensAt === from)
    return { contract, from, to, amount: bill?.amount ?? 0 }
  })
}
