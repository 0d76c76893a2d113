import { accountType, type calls, type CallRequest, type SignedIn } from '@saola/protocol'
import {
  openRegistrationWays,
  registrationFields,
  switchesOf,
  type RegistrationFieldName,
  type RegistrationWay,
} from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import { issueFault } from '../../http/issue-fault.ts'
import { isPosingName, refusePosingName } from '../../http/refuse-posing-name.ts'
import type { CallContext } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import type { Services } from '../../services/services.ts'
import { addConsent } from '../../accounts/consents/consent-store.ts'
import { refuseRegistered } from '../../accounts/register/check-registered.ts'
import { openAccount } from '../../accounts/account-store.ts'
import { savePaymentPassword } from '../../accounts/payment-password.ts'
import { useCode } from '../../accounts/codes/verification-codes.ts'
import { requireCaptcha } from '../captcha/captcha-store.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { refuseGuessedPassword } from '../../accounts/refuse-weak-password.ts'
import { noPassword } from '../../accounts/passwords.ts'
import { readRegistration, type Registration } from './read-registration.ts'
import { findPlace, refuseTaken, refuseTakenName } from './registration-places.ts'
import { takePlace } from './require-invitation.ts'
import { startSession } from '../../accounts/start-session.ts'

type Input = CallRequest<typeof calls.session.register>

/**
 * Opens an account below the inviting agent, or below the merchant's default one, when this way is switched on and every
 * field passes; `also` writes what belongs to the account in the same transaction.
 */
export async function registerBy(
  way: RegistrationWay,
  context: CallContext<Input>,
  { name, also }: { name?: string; also?: (trx: Services['db'], accountId: number) => Promise<void> } = {},
): Promise<SignedIn> {
  const { services, merchant, input, network, language } = context
  const switches = switchesOf(merchant.settings.whitelabel)
  if (!openRegistrationWays(switches).includes(way)) throw new Fault('function.not.available')
  await takeAttempt(services, `register:address:${network}`, limits.registerPerAddress)

  const fields = registrationFields(way, merchant.settings.register, switches)
  const asksFor = (field: RegistrationFieldName): boolean => fields.some((asked) => asked.name === field)
  const read = readRegistration(way, fields, input)
  if ('issue' in read) throw issueFault(read.issue, language)
  const named: Registration = name === undefined ? read.registration : { ...read.registration, name }
  if (way === 'username') refusePosingName(context, named.name, 'username')
  if (asksFor('nickname') && input.nickname) refusePosingName(context, named.nickname, 'nickname')
  const registration = { ...named, nickname: shownName(context, named) }
  if (registration.password !== '') {
    refuseGuessedPassword(context, registration.password, { name: registration.name, field: 'password' })
  }
  if (asksFor('captcha')) await requireCaptcha(context, registration.captcha)
  const { invitation } = registration
  const { uplineId, link, referrerId } = await findPlace(services.db, {
    merchant,
    invitation,
    now: services.now(),
  })
  // A user name is no secret, and a code is used up only for a form that can pass.
  if (way === 'username') await refuseTakenName(services.db, merchant.id, registration.name)
  if (asksFor('verificationCode')) await proveAddress(way, context, registration)
  await refuseTaken(services.db, merchant.id, registration)

  const passwordHash =
    registration.password === '' ? noPassword : await services.passwords.hash(registration.password)
  const type = link?.type ?? accountType.member
  return services.db.transaction().execute(async (trx) => {
    await refuseRegistered(trx, merchant.id, registration)
    if (link) await takePlace(trx, link.id, services.now())
    const id = await openAccount(trx, {
      merchantId: merchant.id,
      name: registration.name,
      nickname: registration.nickname,
      type,
      uplineId,
      passwordHash,
      mobile: registration.mobile,
      email: registration.email,
      proved: asksFor('verificationCode') ? addressOf(way) : undefined,
      realName: registration.realName,
      rebateRate: link?.rebateRate,
      invitationLinkId: link?.id,
      referrerId,
      details: registration.details,
      now: services.now(),
    })
    if (id === undefined) {
      // Somebody else was faster by a moment.
      await refuseTaken(trx, merchant.id, registration)
      throw new Fault('internal', { cause: new Error('an account was refused without a reason') })
    }
    if (registration.paymentPassword !== '') {
      await savePaymentPassword(trx, id, registration.paymentPassword, services)
    }
    await addConsent(trx, {
      accountId: id,
      version: registration.termsVersion,
      at: services.now(),
      ip: network,
    })
    await also?.(trx, id)
    const account = { id, name: registration.name, type }
    return startSession(
      trx,
      { ...account, first_login: false, password_expired: false, access_ended_at: 0 },
      context,
      input.loginDeviceId,
    )
  })
}

/** What others see: a name that was made of an address, and that nobody chose, poses as nobody. */
function shownName(context: CallContext<Input>, { nickname, name }: Registration): string {
  const shown = nickname || name
  return isPosingName(context, shown) ? `${[...shown].slice(0, 2).join('')}***` : shown
}

/** Which address of the form a code is sent to. */
function addressOf(way: RegistrationWay): 'mobile' | 'email' {
  return way === 'email' ? 'email' : 'mobile'
}

/** Uses up the code that was sent to the phone or mailbox of the form. */
async function proveAddress(
  way: RegistrationWay,
  { services, merchant, network }: CallContext<Input>,
  { mobile, email, verificationCode }: Registration,
): Promise<void> {
  const channel = way === 'email' ? 'email' : 'sms'
  const recipient = (way === 'email' ? email : mobile) ?? ''
  const address = { merchantId: merchant.id, purpose: 'register', channel, recipient } as const
  await useCode(services, address, verificationCode, { place: network, isAtHome: false })
}
