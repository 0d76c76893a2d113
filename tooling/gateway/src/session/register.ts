import { accountType, type calls, type CallRequest, type RegisterRules, type SignedIn } from '@saola/protocol'
import { openRegistrationWays, registrationRules, switchesOf, type RegistrationWay } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import { issueFault } from '../http/issue-fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { House } from '../house.ts'
import { openAccount } from '../member/open-account.ts'
import { savePaymentPassword } from '../member/payment-password.ts'
import { useCode } from '../outbox/verification-codes.ts'
import { requireCaptcha } from './captcha-store.ts'
import { limits } from './limits.ts'
import { hashPassword, noPassword } from './password.ts'
import { readRegistration, type Registration } from './read-registration.ts'
import { findUpline, refuseTaken, refuseTakenName } from './registration-places.ts'
import { startSession } from './session-store.ts'

type Input = CallRequest<typeof calls.session.register>

/** Opens a player's account by user name, and signs in. */
export const register: Handler<typeof calls.session.register> = (context) => registerBy('username', context)

/** Opens a player's account by mobile number, and signs in. */
export const registerMobile: Handler<typeof calls.session.registerMobile> = (context) =>
  registerBy('mobile', context)

/** Opens a player's account by mail address, and signs in. */
export const registerEmail: Handler<typeof calls.session.registerEmail> = (context) =>
  registerBy('email', context)

/**
 * Opens an account below the inviting agent, or below the merchant's default one, when this way is switched on and every
 * field passes; `also` writes what belongs to the account in the same transaction.
 */
export async function registerBy(
  way: RegistrationWay,
  context: CallContext<Input>,
  { name, also }: { name?: string; also?: (trx: House['db'], accountId: number) => Promise<void> } = {},
): Promise<SignedIn> {
  const { house, merchant, input, ip, language } = context
  const switches = switchesOf(merchant.settings.whitelabel)
  if (!openRegistrationWays(switches).includes(way)) throw new Fault('function.not.available')
  await takeAttempt(house, `register:address:${ip}`, limits.registerPerAddress)

  const rules = registrationRules(way, merchant.settings.register, switches)
  const read = readRegistration(way, rules, input)
  if ('issue' in read) throw issueFault(read.issue, language)
  const registration: Registration = name === undefined ? read.registration : { ...read.registration, name }
  if (rules['captcha']?.enabled) await requireCaptcha(context, registration.captcha)
  const uplineId = await findUpline(house.db, merchant, registration.invitation)
  // A user name is no secret, and a code is used up only for a form that can pass.
  if (way === 'username') await refuseTakenName(house.db, merchant.id, registration.name)
  if (rules['verificationCode']?.enabled) await proveAddress(way, merchant.id, house, registration)
  await refuseTaken(house.db, merchant.id, registration)

  const passwordHash =
    registration.password === '' ? noPassword : await hashPassword(registration.password, house.randomBytes)
  return house.db.transaction().execute(async (trx) => {
    const id = await openAccount(trx, {
      merchantId: merchant.id,
      name: registration.name,
      nickname: registration.nickname || registration.name,
      type: accountType.player,
      uplineId,
      passwordHash,
      mobile: registration.mobile,
      email: registration.email,
      proved: provedBy(way, rules),
      realName: registration.realName,
      details: registration.details,
      now: house.now(),
    })
    if (id === undefined) {
      // Somebody else was faster by a moment.
      await refuseTaken(trx, merchant.id, registration)
      throw new Fault('internal', { cause: new Error('an account was refused without a reason') })
    }
    if (registration.paymentPassword !== '') {
      await savePaymentPassword(trx, id, registration.paymentPassword, house)
    }
    await also?.(trx, id)
    const account = { id, name: registration.name, type: accountType.player }
    return startSession(
      trx,
      { ...account, first_login: false, password_expired: false },
      context,
      input.loginDeviceId,
    )
  })
}

/** Which address of the form the code was sent to. */
function provedBy(way: RegistrationWay, rules: RegisterRules): 'mobile' | 'email' | undefined {
  if (!rules['verificationCode']?.enabled) return undefined
  return way === 'email' ? 'email' : 'mobile'
}

/** Uses up the code that was sent to the phone or mailbox of the form. */
async function proveAddress(
  way: RegistrationWay,
  merchantId: number,
  house: House,
  { mobile, email, verificationCode }: Registration,
): Promise<void> {
  const channel = way === 'email' ? 'email' : 'sms'
  const recipient = (way === 'email' ? email : mobile) ?? ''
  await useCode(house, { merchantId, purpose: 'register', channel, recipient }, verificationCode)
}
