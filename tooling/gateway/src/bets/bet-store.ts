import { sql, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** From where a bet is paid: the member's one wallet, or the one that its vendor keeps. */
export type PayingWallet = 'single' | 'vendor'

/** A round that took a stake and has no result yet. */
export type OpenRound = Selectable<Schema['game']> &
  Pick<Selectable<Schema['bet']>, 'order_no' | 'bet_amount' | 'placed_at'>

/** The open rounds of an account, the latest first; bets without a sitting are no rounds that could be gone on with. */
export function listOpenRounds(db: Database, accountId: number, most: number): Promise<OpenRound[]> {
  return db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .selectAll('game')
    .select(['bet.order_no', 'bet.bet_amount', 'bet.placed_at'])
    .where('bet.account_id', '=', accountId)
    .where('bet.status', '=', 'open')
    .where('bet.play_session_id', 'is not', null)
    .orderBy('bet.placed_at', 'desc')
    .limit(most)
    .execute()
}

/** The latest bets of a merchant's members that returned more than their stake, newest first; in one family of games, or in all. */
export function listWins(
  db: Database,
  { merchantId, family, most }: { merchantId: number; family: string | undefined; most: number },
) {
  let wins = db
    .selectFrom('bet')
    .innerJoin('account', 'account.id', 'bet.account_id')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .leftJoin('win_odds', 'win_odds.code', 'game.win_odds_code')
    .select([
      'account.name',
      'game.name_vi',
      'game.name_en',
      'bet.bet_amount',
      'bet.win_amount',
      'bet.settled_at',
      'bet.placed_at',
      'bet.node_id',
      'bet.jackpot_amount',
      'win_odds.tail as odds_tail',
      'win_odds.above as odds_above',
      'win_odds.fair_return as odds_fair_return',
      'win_odds.is_about as odds_about',
    ])
    .where('account.merchant_id', '=', merchantId)
    .where('bet.status', '=', 'settled')
    .whereRef('bet.win_amount', '>', 'bet.bet_amount')
  if (family !== undefined) wins = wins.where('game.family', '=', family)
  return wins.orderBy('bet.settled_at', 'desc').orderBy('bet.id', 'desc').limit(most).execute()
}

/** A bet as a vendor's debit opens it. */
export type NewBet = {
  orderNo: string
  accountId: number
  playSessionId: string
  nodeId: string
  vendor: string
  roundId: string
  debitId: string
  amount: number
  /** What of it counts as valid bet, in hundredths of a percent. */
  validShare: number
  wallet: PayingWallet
  content: string
  now: number
}

/** Opens a bet; undefined when its round has one already. */
export async function createBet(trx: Database, bet: NewBet): Promise<{ id: number } | undefined> {
  return trx
    .insertInto('bet')
    .values({
      order_no: bet.orderNo,
      account_id: bet.accountId,
      play_session_id: bet.playSessionId,
      node_id: bet.nodeId,
      vendor_code: bet.vendor,
      round_id: bet.roundId,
      debit_id: bet.debitId,
      bet_amount: bet.amount,
      valid_share: bet.validShare,
      wallet: bet.wallet,
      status: 'open',
      content: bet.content,
      placed_at: bet.now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Takes a bet away whose stake could not be paid. */
export async function deleteBet(trx: Database, id: number): Promise<void> {
  await trx.deleteFrom('bet').where('id', '=', id).execute()
}

/** Whether the round of whoever's session it is has a bet that is open. */
export async function hasBetOfRound(
  db: Database,
  {
    vendor,
    roundId,
    accountId,
    nodeId,
  }: { vendor: string; roundId: string; accountId: number; nodeId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('bet')
    .select('bet.id')
    .where('bet.account_id', '=', accountId)
    .where('bet.node_id', '=', nodeId)
    .where('bet.vendor_code', '=', vendor)
    .where('bet.round_id', '=', roundId)
    .where('bet.debit_id', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose stake a debit took, by a bet of its own or one that it added to. */
export async function findStaker(
  db: Database,
  { vendor, debitTransactionId }: { vendor: string; debitTransactionId: string },
): Promise<number | undefined> {
  const opened = await db
    .selectFrom('bet')
    .select('account_id')
    .where('vendor_code', '=', vendor)
    .where('debit_id', '=', debitTransactionId)
    .executeTakeFirst()
  if (opened) return opened.account_id
  const added = await db
    .selectFrom('bet_addition')
    .innerJoin('bet', 'bet.id', 'bet_addition.bet_id')
    .select('bet.account_id')
    .where('bet_addition.vendor_code', '=', vendor)
    .where('bet_addition.debit_id', '=', debitTransactionId)
    .executeTakeFirst()
  return added?.account_id
}

/** How a bet ended: what its round paid, and the jackpots that its stake won. */
export type BetEnd = {
  payout: number
  jackpot: number
  /** The least that the round gave back, whatever came. */
  leastReturn: number
  /** Whether it counts as valid bet. */
  isValid: boolean
  /** What the record says from now on; what it said where this says nothing. */
  content?: string | undefined
  now: number
}

/** Gives a bet its result. */
export async function settleBet(
  trx: Database,
  id: number,
  { payout, jackpot, leastReturn, isValid, content, now }: BetEnd,
): Promise<void> {
  await trx
    .updateTable('bet')
    .set({
      status: 'settled',
      win_amount: payout + jackpot,
      jackpot_amount: jackpot,
      least_return: leastReturn,
      ...(!isValid && { valid_share: 0 }),
      ...(content !== undefined && { content }),
      settled_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Notes what the round of an open bet has paid so far. */
export async function addPaid(trx: Database, id: number, amount: number): Promise<void> {
  await trx
    .updateTable('bet')
    .set({ paid_amount: sql`paid_amount + ${amount}` })
    .where('id', '=', id)
    .execute()
}

/** Gives a settled bet another result, or none; it stays at the moment at which it ended, and keeps a jackpot. */
export async function resettleBet(
  trx: Database,
  bet: { id: number; jackpot_amount: number },
  { payout, isVoid, content }: { payout: number; isVoid: boolean; content?: string | undefined },
): Promise<void> {
  await trx
    .updateTable('bet')
    .set({
      status: isVoid ? 'cancelled' : 'settled',
      win_amount: payout + bet.jackpot_amount,
      ...(content !== undefined && { content }),
    })
    .where('id', '=', bet.id)
    .execute()
}

/** Ends a bet whose stake goes back. */
export async function cancelBet(trx: Database, id: number, now: number): Promise<void> {
  await trx.updateTable('bet').set({ status: 'cancelled', settled_at: now }).where('id', '=', id).execute()
}
