import { isDeepStrictEqual } from 'node:util'
import { mostOn } from '@saola/game-engines'
import { takesBets } from '@saola/rules'
import type { Database } from '../database.ts'
import type { Services } from '../services.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import type { Wallet } from '../wallets/wallet.ts'
import { takeSeat } from './seat-store.ts'
import { endBet, takeStake } from './settle-bet.ts'
import {
  chipsOf,
  createBet,
  findBet,
  markReturned,
  type TableBet,
  type TableWish,
} from './table-bet-store.ts'
import { tableOf } from './table-of.ts'
import { holdForBet, timesOf, type TableRound } from './table-round-store.ts'

/** Why a press at a table does nothing; a late one is told when the round was locked (games 45). */
export type BetRefusal = {
  refusal: 'table.locked' | 'table.limit' | 'round.key.reused' | 'request'
  field?: string
  lockedAt?: number
}

/** Who presses, and the key that stakes need. */
export type BetSeat = { sitting: Sitting; sessionKey: string }

/**
 * Puts chips on the board: a bet of its own, whose stake is taken at once. The same key is the same bet. It stands once
 * the wallet has answered; an answer that comes after the outcome was drawn is too late, and the stake goes back.
 */
export async function placeBet(
  services: Services,
  wallet: Wallet,
  { sitting, sessionKey }: BetSeat,
  wish: TableWish,
): Promise<{ bet: TableBet } | BetRefusal> {
  const written = await writeBet(services, sitting, wish)
  if ('refusal' in written) return written
  const { bet } = written
  if (bet.round_id !== wish.roundId || !isDeepStrictEqual(bet.cells, wish.cells)) {
    return { refusal: 'round.key.reused', field: 'key' }
  }
  const placed = await takeStake(services, wallet, bet, sessionKey)
  if (placed.state !== 'rolling-back') return { bet: placed }
  return { bet: await endBet(services, wallet, placed) }
}

/** Takes a bet off the board again while the round takes bets; what was taken back before stays so. */
export async function takeBack(
  services: Services,
  wallet: Wallet,
  sitting: Sitting,
  key: string,
): Promise<{ bet: TableBet } | BetRefusal> {
  const marked = await services.db
    .transaction()
    .execute(async (trx): Promise<{ bet: TableBet } | BetRefusal> => {
      const bet = await findBet(trx, sitting.playerId, key)
      const round = bet && (await holdForBet(trx, bet.round_id, sitting.gameCode))
      if (!bet || !round) return { refusal: 'request', field: 'key' }
      if (!['created', 'debited'].includes(bet.state)) return { bet }
      const late = lateness(services.now(), round)
      if (late) return late
      return { bet: await markReturned(trx, bet) }
    })
  if ('refusal' in marked || marked.bet.state !== 'rolling-back') return marked
  return { bet: await endBet(services, wallet, marked.bet) }
}

function writeBet(
  services: Services,
  sitting: Sitting,
  wish: TableWish,
): Promise<{ bet: TableBet } | BetRefusal> {
  return services.db.transaction().execute(async (trx) => {
    await takeSeat(trx, sitting, services.now())
    const known = await findBet(trx, sitting.playerId, wish.key)
    if (known) return { bet: known }
    const round = await holdForBet(trx, wish.roundId, sitting.gameCode)
    if (!round) return { refusal: 'request', field: 'roundId' }
    // Read once: the moment that is judged is the one that is written down.
    const placedAt = services.now()
    const late = lateness(placedAt, round)
    if (late) return late
    const over = await cellOverLimit(trx, sitting, wish)
    if (over !== undefined) return { refusal: 'table.limit', field: over }
    return { bet: await createBet(services, trx, sitting, { ...wish, placedAt }) }
  })
}

function lateness(at: number, round: TableRound): BetRefusal | undefined {
  if (takesBets(round.state, timesOf(round), at)) return undefined
  return { refusal: 'table.locked', lockedAt: round.locks_at }
}

/** The first cell on which the member would have more than the table takes, or less than its least. */
async function cellOverLimit(trx: Database, sitting: Sitting, wish: TableWish): Promise<string | undefined> {
  const { table } = tableOf({ game_code: sitting.gameCode, family: sitting.family })
  const lying = await chipsOf(trx, wish.roundId, sitting.playerId)
  return Object.entries(wish.cells).find(([code, amount]) => {
    const cell = table.cells.find((one) => one.code === code)
    const most = cell ? mostOn(cell, sitting.minStake) : 0
    return amount < sitting.minStake || amount + (lying[code] ?? 0) > most
  })?.[0]
}
