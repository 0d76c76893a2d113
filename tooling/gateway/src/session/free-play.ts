import { accountType, type calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { messageText } from '../http/messages.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { Services } from '../services/services.ts'
import { openAccount } from '../accounts/account-store.ts'
import { findIdleTrial, lockTrials, resetTrial } from './trial-store.ts'
import { requireModule } from '../system/module-switches.ts'
import { limits } from '../accounts/attempt-limits.ts'
import { noPassword } from '../accounts/passwords.ts'
import { startSession } from '../accounts/start-session.ts'

/** Signs in to a trial account (type 4) that nobody is using; opens a new one when all are in use. */
export const freePlay: Handler<typeof calls.session.freePlay> = async (context) => {
  const { services, merchant, network, language } = context
  requireModule(merchant.settings.whitelabel, 'FREEPLAY3')
  await takeAttempt(services, `free-play:address:${network}`, limits.freePlayPerAddress)
  const nickname = messageText(language, 'session.free_play.nickname')
  return services.db.transaction().execute(async (trx) => {
    await lockTrials(trx)
    const known = await findIdleTrial(trx, merchant.id, services.now())
    const id = known ?? (await openTrial({ ...services, db: trx }, merchant.id, nickname))
    const account = await resetTrial(trx, id, nickname)
    return startSession(trx, account, context)
  })
}

async function openTrial(services: Services, merchantId: number, nickname: string): Promise<number> {
  const id = await openAccount(services.db, {
    merchantId,
    name: `trial${services.randomBytes(5).toString('hex')}`,
    nickname,
    type: accountType.trial,
    uplineId: null,
    passwordHash: noPassword,
    now: services.now(),
  })
  if (id === undefined) throw new Error('a random trial name was taken')
  return id
}
