import type { Selectable, Updateable } from 'kysely'
import type { Chips } from '@saola/game-engines'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { Services } from '../services.ts'
import type { Sitting } from '../sitting/sitting-store.ts'

/** A bet at a table as it is kept. */
export type TableBet = Selectable<Schema['table_bet']>

/** What one press puts on the board: whole đồng by cell. */
export type TableWish = { key: string; roundId: string; cells: Chips; stake: number }

/** Where a bet stands that is not over. */
const openStates = ['created', 'debited', 'decided', 'rolling-back'] as const
/** Where a bet stands whose stake counts, or may. */
const countingStates = ['created', 'debited', 'decided', 'paid'] as const

/** A player's own bet of a key. */
export function findBet(db: Database, playerId: string, key: string): Promise<TableBet | undefined> {
  return db
    .selectFrom('table_bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bet_key', '=', key)
    .executeTakeFirst()
}

/** Writes a bet down before its stake is asked for. */
export function createBet(
  { randomBytes }: Pick<Services, 'randomBytes'>,
  trx: Database,
  sitting: Sitting,
  wish: TableWish & { placedAt: number },
): Promise<TableBet> {
  return trx
    .insertInto('table_bet')
    .values({
      bet_id: randomBytes(10).toString('hex'),
      bet_key: wish.key,
      round_id: wish.roundId,
      play_session_id: sitting.playSessionId,
      player_id: sitting.playerId,
      wallet: sitting.wallet,
      language: sitting.language,
      cells: JSON.stringify(wish.cells),
      stake: wish.stake,
      state: 'created',
      created_at: wish.placedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Moves a bet on if it is still where the caller saw it; answers the bet as it is now. */
export async function moveBet(
  services: Pick<Services, 'db' | 'now'>,
  bet: TableBet,
  state: TableBet['state'],
  { balance, ...more }: Updateable<Schema['table_bet']> = {},
): Promise<TableBet> {
  const told = balance === undefined ? {} : { balance, told_at: services.now() }
  const moved = await services.db
    .updateTable('table_bet')
    .set({ ...more, ...told, state })
    .where('bet_id', '=', bet.bet_id)
    .where('state', '=', bet.state)
    .returningAll()
    .executeTakeFirst()
  return moved ?? getBet(services.db, bet.bet_id)
}

/** The bet of an id that stands. */
export function getBet(db: Database, betId: string): Promise<TableBet> {
  return db.selectFrom('table_bet').selectAll().where('bet_id', '=', betId).executeTakeFirstOrThrow()
}

/** The bet of an id, whoever's it is. */
export function findAnyBet(db: Database, betId: string): Promise<TableBet | undefined> {
  return db.selectFrom('table_bet').selectAll().where('bet_id', '=', betId).executeTakeFirst()
}

/** A player's bets in a round, in the order in which they were made. */
export function listOwnBets(db: Database, roundId: string, playerId: string): Promise<TableBet[]> {
  return db
    .selectFrom('table_bet')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('bet_id')
    .execute()
}

/** Bets of a round that are not over, player by player. */
export function listOpenBets(db: Database, roundId: string): Promise<TableBet[]> {
  return db
    .selectFrom('table_bet')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', 'in', openStates)
    .orderBy('player_id')
    .orderBy('created_at')
    .execute()
}

/** Bets of a round whose stake the wallet has taken, when the round is drawn. */
export function listStandingBets(trx: Database, roundId: string): Promise<TableBet[]> {
  return trx
    .selectFrom('table_bet')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('state', '=', 'debited')
    .execute()
}

/** What lies on each cell of a round: of one player, or of all who play for money of their own. */
export async function chipsOf(db: Database, roundId: string, playerId?: string): Promise<Chips> {
  const bets = db
    .selectFrom('table_bet')
    .select('cells')
    .where('round_id', '=', roundId)
    .where('state', 'in', countingStates)
  const counted =
    playerId === undefined ? bets.where('wallet', '!=', 'demo') : bets.where('player_id', '=', playerId)
  const chips = new Map<string, number>()
  for (const { cells } of await counted.execute()) {
    for (const [cell, amount] of Object.entries(cells)) chips.set(cell, (chips.get(cell) ?? 0) + amount)
  }
  return Object.fromEntries(chips)
}

/** Marks a bet whose stake goes back before its round is drawn; answers the bet as it is now. */
export async function markReturned(trx: Database, bet: TableBet): Promise<TableBet> {
  const marked = await trx
    .updateTable('table_bet')
    .set({ state: 'rolling-back' })
    .where('bet_id', '=', bet.bet_id)
    .where('state', 'in', ['created', 'debited'])
    .returningAll()
    .executeTakeFirst()
  return marked ?? getBet(trx, bet.bet_id)
}

/** Takes back what no wallet has answered for when the outcome is drawn: nobody may learn it first (games 46). */
export async function returnUnanswered(trx: Database, roundId: string): Promise<void> {
  await trx
    .updateTable('table_bet')
    .set({ state: 'rolling-back' })
    .where('round_id', '=', roundId)
    .where('state', '=', 'created')
    .execute()
}

/** What the wallet said last of the balance in a sitting; undefined before the first bet. */
export async function lastToldBalance(db: Database, playSessionId: string): Promise<number | undefined> {
  const told = await db
    .selectFrom('table_bet')
    .select('balance')
    .where('play_session_id', '=', playSessionId)
    .where('told_at', 'is not', null)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return told?.balance ?? undefined
}
