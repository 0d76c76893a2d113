import { accountType, type calls } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import { issueFault } from '../http/issue-fault.ts'
import type { Merchant } from '../http/merchant.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { House } from '../house.ts'
import { openAccount } from '../member/open-account.ts'
import { isOn, requireModule } from '../system/module-switches.ts'
import { requireCaptcha } from './captcha-store.ts'
import { findInviter } from './find-inviter.ts'
import { limits } from './limits.ts'
import { hashPassword } from './password.ts'
import { readRegistration, type Registration } from './read-registration.ts'
import { findByName, startSession } from './session-store.ts'

/** Opens a player's account below the inviting agent, or below the merchant's default one, and signs in. */
export const register: Handler<typeof calls.session.register> = async (context) => {
  const { house, merchant, input, ip, language } = context
  const { whitelabel, register: rules } = merchant.settings
  requireModule(whitelabel, 'USERNAMEREG3')
  // This merchant wants a code by SMS, which nobody could have been sent.
  if (isOn(whitelabel, 'REGMOBVERF3')) throw new Fault('function.not.available')
  await takeAttempt(house, `register:address:${ip}`, limits.registerPerAddress)

  const read = readRegistration(rules, input)
  if ('issue' in read) throw issueFault(read.issue, language)
  const { registration } = read
  if (rules['captcha']?.enabled) await requireCaptcha(context, registration.captcha)
  const uplineId = await findUpline(house.db, merchant, registration.invitation)
  await refuseTaken(house.db, merchant.id, registration)

  const passwordHash = await hashPassword(registration.password, house.randomBytes)
  const details = await withPaymentPassword(registration, house)
  return house.db.transaction().execute(async (trx) => {
    const id = await openAccount(trx, {
      merchantId: merchant.id,
      name: registration.name,
      nickname: registration.nickname,
      type: accountType.player,
      uplineId,
      passwordHash,
      mobile: registration.mobile,
      email: registration.email,
      realName: registration.realName,
      details,
      now: house.now(),
    })
    if (id === undefined) {
      // Somebody else was faster by a moment.
      await refuseTaken(trx, merchant.id, registration)
      throw new Fault('internal', { cause: new Error('an account was refused without a reason') })
    }
    const account = { id, name: registration.name, type: accountType.player }
    return startSession(trx, { ...account, first_login: false, password_expired: false }, context)
  })
}

async function findUpline(db: Database, merchant: Merchant, invitation: string): Promise<number> {
  if (invitation !== '') {
    const inviter = await findInviter(db, merchant.id, invitation)
    if (!inviter) throw new Fault('register.invitation.invalid', { field: 'affiliateCode' })
    return inviter.id
  }
  const upline = await findByName(db, merchant.id, merchant.settings.defaultUpline)
  if (!upline) throw new Error(`merchant ${merchant.code} has no agent ${merchant.settings.defaultUpline}`)
  return upline.id
}

async function refuseTaken(db: Database, merchantId: number, registration: Registration): Promise<void> {
  if (await findByName(db, merchantId, registration.name)) {
    throw new Fault('register.username.taken', { field: 'username' })
  }
  if (registration.mobile === undefined) return
  const owner = await db
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('mobile', '=', registration.mobile)
    .executeTakeFirst()
  if (owner) throw new Fault('register.mobile.taken', { field: 'mobileNum' })
}

async function withPaymentPassword(
  { details, paymentPassword }: Registration,
  house: House,
): Promise<Record<string, string>> {
  if (paymentPassword === '') return details
  return { ...details, paymentPasswordHash: await hashPassword(paymentPassword, house.randomBytes) }
}
