import type { Database } from '../../db/database.ts'

/** A member's round at a title of a vendor. */
type Round = { vendor: string; accountId: number; gameCode: string; roundId: string }

/**
 * The id of the debit that a result of a round is for, where the result names no debit: of the first stake that stands, or of the one that
 * opened the bet where none stands. Undefined where the round has no bet.
 */
export async function findStakeOfRound(
  db: Database,
  { vendor, accountId, gameCode, roundId }: Round,
): Promise<string | undefined> {
  const bet = await db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['bet.id', 'bet.debit_id', 'bet.returned_amount'])
    .where('bet.account_id', '=', accountId)
    .where('bet.vendor_code', '=', vendor)
    .where('bet.round_id', '=', roundId)
    .where('bet.debit_id', 'is not', null)
    .where('game.served_by', '=', vendor)
    .where('game.game_code', '=', gameCode)
    .executeTakeFirst()
  if (!bet) return undefined
  const added = bet.returned_amount > 0 ? await findAddedStake(db, bet.id) : undefined
  return added ?? bet.debit_id ?? undefined
}

async function findAddedStake(db: Database, betId: number): Promise<string | undefined> {
  const added = await db
    .selectFrom('bet_addition')
    .select('debit_id')
    .where('bet_id', '=', betId)
    .where('stands_alone', '=', true)
    .where('returned_at', 'is', null)
    .orderBy('added_at')
    .orderBy('debit_id')
    .limit(1)
    .executeTakeFirst()
  return added?.debit_id
}
