import { validOf } from '../valid-of.ts'
import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

export type Row = Record<string, unknown>

export const number = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0)

/** A bet in whatever state, with the family of its game. */
export type Bet = {
  id: number
  accountId: number
  family: string
  /** What of it counts, as the gateway's own columns say what could be lost and which share is counted. */
  valid: number
  placedAt: number
  isSettled: boolean
}

/** Money that came to a wallet from outside, in the order in which it came. */
export type Deposit = { transferId: number; accountId: number; amount: number; at: number }

/** A reward that has to be in a wallet, under the name that the ledger knows it by. */
export type Payment = { scope: string; accountId: number; amount: number }

/** What the judges of rewards look at. */
export type Books = {
  sim: Simulation
  all: (text: string) => Row[]
  bets: readonly Bet[]
  deposits: readonly Deposit[]
  say: (isWrong: boolean, what: () => string) => void
  nameOf: (accountId: number) => string
}

export function readBooks(sim: Simulation, all: (text: string) => Row[], say: Books['say']): Books {
  return {
    sim,
    all,
    say,
    bets: all(
      'select bet.*, game.family from bet join game on game.node_id = bet.node_id order by bet.id',
    ).map((row) => ({
      id: number(row, 'id'),
      accountId: number(row, 'account_id'),
      family: String(row['family']),
      valid: validOf(row),
      placedAt: number(row, 'placed_at'),
      isSettled: row['status'] === 'settled',
    })),
    deposits: all(`select transfer.id, wallet.owner_id, entry.amount, entry.created_at from entry
      join transfer on transfer.id = entry.transfer_id and transfer.kind = 'deposit'
      join ledger_account wallet on wallet.id = entry.ledger_account_id and wallet.kind = 'wallet'
      where entry.amount > 0 order by entry.id`).map((row) => ({
      transferId: number(row, 'id'),
      accountId: number(row, 'owner_id'),
      amount: number(row, 'amount'),
      at: number(row, 'created_at'),
    })),
    nameOf: (accountId) => memberOf(sim, accountId)?.name ?? `account ${accountId}`,
  }
}

export function memberOf(sim: Simulation, accountId: number): Member | undefined {
  return sim.members.find((member) => member.accountId === accountId)
}
