import { sql } from 'kysely'
import { accountType, type calls } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'
import type { Handler } from '../http/mount.ts'
import { messageText } from '../http/messages.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { House } from '../house.ts'
import { openAccount } from '../member/open-account.ts'
import { requireModule } from '../system/module-switches.ts'
import { limits } from './limits.ts'
import { noPassword } from './password.ts'
import { startSession } from './session-store.ts'

/** Two visitors at once must not get one account. */
const freePlayLock = 728_471_003

/** Signs in to a trial account (type 4) that nobody is using; opens a new one when all are in use. */
export const freePlay: Handler<typeof calls.session.freePlay> = async (context) => {
  const { house, merchant, ip, language } = context
  requireModule(merchant.settings.whitelabel, 'FREEPLAY3')
  await takeAttempt(house, `free-play:address:${ip}`, limits.freePlayPerAddress)
  const nickname = messageText(language, 'session.free_play.nickname')
  return house.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(freePlayLock)})`.execute(trx)
    const known = await findIdle(trx, merchant.id, house.now())
    const id = known?.id ?? (await openTrial({ ...house, db: trx }, merchant.id, nickname))
    const account = await trx
      .updateTable('account')
      .set({ nickname })
      .where('id', '=', id)
      .returning(['id', 'name', 'type', 'first_login', 'password_expired'])
      .executeTakeFirstOrThrow()
    await trx.deleteFrom('favorite').where('account_id', '=', id).execute()
    return startSession(trx, account, context)
  })
}

function findIdle(trx: Database, merchantId: number, now: number): Promise<{ id: number } | undefined> {
  return trx
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('type', '=', accountType.trial)
    .where('password_hash', '=', noPassword)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('session')
            .select('token_hash')
            .whereRef('session.account_id', '=', 'account.id')
            .where('expires_at', '>', now),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

async function openTrial(house: House, merchantId: number, nickname: string): Promise<number> {
  const id = await openAccount(house.db, {
    merchantId,
    name: `trial${house.randomBytes(5).toString('hex')}`,
    nickname,
    type: accountType.trial,
    uplineId: null,
    passwordHash: noPassword,
    now: house.now(),
  })
  if (id === undefined) throw new Error('a random trial name was taken')
  return id
}
