import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { hashToken } from '../../http/caller.ts'
import type { House } from '../../house.ts'
import { stakeHindrance } from '../../protection/enforce.ts'
import { answerOnce } from './answer-once.ts'
import { moveMoney } from './move-money.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import type { DebitRequest } from './seamless-requests.ts'

/** Takes the stake of a new round and opens its bet, or refuses and leaves no trace but the answer. */
export function debit(house: House, request: DebitRequest): Promise<SeamlessAnswer> {
  return answerOnce(house, request, async (trx) => {
    const sitting = await findSitting(trx, request.sessionKey, house.now())
    if (!sitting) return refuse('seamless.session', 'sessionKey')
    if (sitting.vendor_code !== request.vendor || sitting.is_new === 1 || !sitting.playable) {
      return refuse('seamless.game.closed')
    }
    const { account_id: accountId } = sitting
    const hindrance = await stakeHindrance(trx, { accountId, amount: request.amount, now: house.now() })
    if (hindrance) return refuse(`seamless.${hindrance}`, 'amount')
    const orderNo = `SL${house.randomBytes(8).toString('hex').toUpperCase()}`
    const opened = await trx
      .insertInto('bet')
      .values({
        order_no: orderNo,
        account_id: sitting.account_id,
        play_session_id: sitting.id,
        node_id: sitting.node_id,
        vendor_code: request.vendor,
        round_id: request.roundId,
        debit_id: request.transactionId,
        bet_amount: request.amount,
        status: 'open',
        content: request.content,
        placed_at: house.now(),
        settled_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!opened) return refuse('seamless.round.exists', 'roundId')
    const balance = await moveMoney(trx, {
      vendor: request.vendor,
      transactionId: request.transactionId,
      accountId: sitting.account_id,
      amount: -request.amount,
      kind: 'bet',
      orderNo,
      remark: sitting.name_en,
      now: house.now(),
    })
    if (balance === undefined) {
      await trx.deleteFrom('bet').where('id', '=', opened.id).execute()
      return refuse('seamless.insufficient', 'amount')
    }
    await trx
      .updateTable('play_session')
      .set({ last_seen_at: house.now() })
      .where('id', '=', sitting.id)
      .execute()
    return { success: true, value: { transactionId: request.transactionId, orderNo, balance } }
  })
}

/**
 * A sitting takes stakes while the sign-in that launched it is alive. Its account stays locked until the transaction
 * ends, as `lockProtection` would lock it: one stake at a time meets the member's limits.
 */
function findSitting(trx: Transaction<Schema>, sessionKey: string, now: number) {
  return trx
    .selectFrom('play_session')
    .innerJoin('session', 'session.token_hash', 'play_session.sign_in_hash')
    .innerJoin('account', 'account.id', 'play_session.account_id')
    .innerJoin('game', 'game.node_id', 'play_session.node_id')
    .select([
      'play_session.id',
      'play_session.account_id',
      'play_session.node_id',
      'game.vendor_code',
      'game.name_en',
      'game.is_new',
      'game.playable',
    ])
    .where('play_session.session_key_hash', '=', hashToken(sessionKey))
    .where('session.expires_at', '>', now)
    .where('account.active_flag', '=', 1)
    .forNoKeyUpdate('account')
    .executeTakeFirst()
}
