import type { Database } from '../db/database.ts'

/** A debit by the id that its vendor gave it. */
type DebitName = { vendor: string; debitTransactionId: string }

/** The bet that a debit opened, locked until the transaction ends. */
export function lockBet(trx: Database, debit: DebitName) {
  return betsWithRules(trx)
    .where('bet.vendor_code', '=', debit.vendor)
    .where('bet.debit_id', '=', debit.debitTransactionId)
    .forUpdate('bet')
    .executeTakeFirst()
}

/** A round by whose session plays it, at the title of that session or another that its vendor's lobby went on to. */
type RoundName = { vendor: string; roundId: string; sessionKeyHash: string; gameCode?: string | undefined }

/** The bet of the round of whoever's session it is, locked likewise. */
export function lockBetOfRound(trx: Database, { vendor, roundId, sessionKeyHash, gameCode }: RoundName) {
  return betsWithRules(trx)
    .where('bet.vendor_code', '=', vendor)
    .where('bet.round_id', '=', roundId)
    .where('bet.debit_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('play_session')
          .select('play_session.id')
          .where('session_key_hash', '=', sessionKeyHash)
          .whereRef('play_session.account_id', '=', 'bet.account_id')
          .where((eb) =>
            gameCode === undefined
              ? eb('play_session.node_id', '=', eb.ref('bet.node_id'))
              : eb('game.game_code', '=', gameCode),
          ),
      ),
    )
    .forUpdate('bet')
    .executeTakeFirst()
}

/** The bet of an order number, locked likewise; whose round a vendor plays. */
export function lockBetByOrder(trx: Database, orderNo: string) {
  return betsWithRules(trx).where('bet.order_no', '=', orderNo).forUpdate('bet').executeTakeFirst()
}

/**
 * The bet that a debit of its round staked on, the first or another that stands for itself, locked likewise; `isReturned` says that
 * this stake went back while the rest of the round stands.
 */
export async function lockBetStakedBy(trx: Database, debit: DebitName) {
  const opened = await lockBet(trx, debit)
  if (opened) return { ...opened, isReturned: opened.returned_amount > 0 }
  const addition = await trx
    .selectFrom('bet_addition')
    .innerJoin('bet', 'bet.id', 'bet_addition.bet_id')
    .select('bet.debit_id')
    .where('bet_addition.vendor_code', '=', debit.vendor)
    .where('bet_addition.debit_id', '=', debit.debitTransactionId)
    .where('stands_alone', '=', true)
    .executeTakeFirst()
  if (!addition) return undefined
  const bet = await lockBet(trx, { vendor: debit.vendor, debitTransactionId: addition.debit_id ?? '' })
  return bet && { ...bet, isReturned: await isReturned(trx, debit) }
}

async function isReturned(trx: Database, { vendor, debitTransactionId }: DebitName): Promise<boolean> {
  const { returned_at: returnedAt } = await trx
    .selectFrom('bet_addition')
    .select('returned_at')
    .where('vendor_code', '=', vendor)
    .where('debit_id', '=', debitTransactionId)
    .executeTakeFirstOrThrow()
  return returnedAt !== null
}

/** Bets with what the calls about them ask: their game, and what its merchant has set. */
function betsWithRules(trx: Database) {
  return trx
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .innerJoin('account', 'account.id', 'bet.account_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select([
      'bet.id',
      'bet.account_id',
      'bet.order_no',
      'bet.round_id',
      'bet.vendor_code',
      'bet.bet_amount',
      'bet.paid_amount',
      'bet.win_amount',
      'bet.jackpot_amount',
      'bet.returned_amount',
      'bet.wallet',
      'bet.status',
      'bet.play_session_id',
      'account.merchant_id',
      'merchant.settings',
      'game.name_en',
      'game.feeds_jackpot',
    ])
}
