import { createHash } from 'node:crypto'
import type { calls } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { House } from '../house.ts'
import { requireModule } from '../system/module-switches.ts'
import { enterAccount } from './enter-account.ts'
import { authorizeUrl, redeemCode, type ProviderSettings, type SocialPerson } from './identity-provider.ts'
import { limits } from './limits.ts'
import { registerBy } from './register.ts'
import { replyWithCookie } from './reply-with-cookie.ts'
import { findById } from './session-store.ts'

const visitMs = 10 * 60_000
const socialCookie = 'saola_social'
const modules = { google: 'SOCIALGOOGLE3', facebook: 'SOCIALFACEBOOK3' } as const
type Provider = keyof typeof modules

/** Begins a social sign-in: where the provider's page is. */
export const startSocial: Handler<typeof calls.session.socialStart> = async (context) => {
  const { house, merchant, input, ip, language } = context
  const settings = settingsOf(context, input.provider)
  await takeAttempt(house, `social:address:${ip}`, limits.signInPerAddress)
  const secret = (): string => house.randomBytes(32).toString('base64url')
  const visit = { state: secret(), nonce: secret(), codeVerifier: secret(), language }
  const browser = secret()
  const now = house.now()
  await house.db.deleteFrom('social_visit').where('expires_at', '<=', now).execute()
  await house.db
    .insertInto('social_visit')
    .values({
      state_hash: digest(visit.state + browser),
      merchant_id: merchant.id,
      provider: input.provider,
      code_verifier: visit.codeVerifier,
      nonce: visit.nonce,
      expires_at: now + visitMs,
    })
    .execute()
  const redirectUri = redirectOf(house, input.provider)
  const url = await authorizeUrl(settings, { ...visit, redirectUri }).catch((cause: unknown) => {
    throw new Fault('social.failed', { cause })
  })
  // Who comes back with an answer must be the browser that went: nobody is signed in by a stranger's link.
  return replyWithCookie(
    house,
    { name: socialCookie, value: browser, maxAgeMs: visitMs },
    {
      authorizeUrl: url,
      state: visit.state,
    },
  )
}

/** Ends a social sign-in. Who has no account yet is refused with a ticket for `socialRegister`. */
export const loginSocial: Handler<typeof calls.session.socialLogin> = async (context) => {
  const { house, merchant, input, ip } = context
  const settings = settingsOf(context, input.provider)
  await takeAttempt(house, `social:address:${ip}`, limits.signInPerAddress)
  // A visit opens once, whatever comes of it.
  const visit = await house.db
    .deleteFrom('social_visit')
    .where('state_hash', '=', digest(input.state + (context.cookie(socialCookie) ?? '')))
    .where('merchant_id', '=', merchant.id)
    .where('provider', '=', input.provider)
    .where('expires_at', '>', house.now())
    .returning(['code_verifier as codeVerifier', 'nonce'])
    .executeTakeFirst()
  if (!visit) throw new Fault('social.failed')
  const redirectUri = redirectOf(house, input.provider)
  const person = await redeemCode(settings, { ...visit, code: input.code, redirectUri }).catch(
    (cause: unknown) => {
      throw new Fault('social.failed', { cause })
    },
  )
  const identity = await house.db
    .selectFrom('social_identity')
    .select('account_id')
    .where('merchant_id', '=', merchant.id)
    .where('provider', '=', input.provider)
    .where('subject', '=', person.subject)
    .executeTakeFirst()
  const account = identity && (await findById(house.db, merchant.id, identity.account_id))
  if (account) return enterAccount(context, account, input.loginDeviceId)
  const ticket = await writeTicket(house, merchant.id, input.provider, person)
  throw new Fault('social.account.missing', {
    value: { ticket, name: person.name ?? '', email: person.email ?? '' },
  })
}

/** Opens the account of a ticket, with a name of the house's making. */
export const registerSocial: Handler<typeof calls.session.socialRegister> = async (context) => {
  const { house, merchant, input } = context
  const ticket = await house.db
    .selectFrom('social_ticket')
    .selectAll()
    .where('ticket_hash', '=', digest(input.ticket))
    .where('merchant_id', '=', merchant.id)
    .where('expires_at', '>', house.now())
    .executeTakeFirst()
  if (!ticket) throw new Fault('login.challenge.ended')
  const provider: Provider = ticket.provider === 'google' ? 'google' : 'facebook'
  const name = `${provider.slice(0, 2)}${house.randomBytes(5).toString('hex')}`
  return registerBy(provider, context, {
    name,
    also: async (trx, accountId) => {
      const used = await trx
        .deleteFrom('social_ticket')
        .where('ticket_hash', '=', ticket.ticket_hash)
        .executeTakeFirst()
      if (used.numDeletedRows !== 1n) throw new Fault('login.challenge.ended')
      await trx
        .insertInto('social_identity')
        .values({
          merchant_id: merchant.id,
          provider,
          subject: ticket.subject,
          account_id: accountId,
          created_at: house.now(),
        })
        .execute()
    },
  })
}

async function writeTicket(
  house: House,
  merchantId: number,
  provider: Provider,
  person: SocialPerson,
): Promise<string> {
  const ticket = house.randomBytes(32).toString('base64url')
  await house.db
    .insertInto('social_ticket')
    .values({
      ticket_hash: digest(ticket),
      merchant_id: merchantId,
      provider,
      subject: person.subject,
      email: person.email ?? null,
      display_name: person.name ?? null,
      expires_at: house.now() + visitMs,
    })
    .execute()
  return ticket
}

function settingsOf(
  { house, merchant }: Pick<CallContext<unknown>, 'house' | 'merchant'>,
  provider: Provider,
): ProviderSettings {
  requireModule(merchant.settings.whitelabel, modules[provider])
  const settings = house.settings.identityProviders[provider]
  if (!settings) throw new Fault('function.not.available')
  return settings
}

/** The member site's page that a provider sends its visitors back to. */
function redirectOf(house: House, provider: Provider): string {
  return `${house.settings.memberOrigin}/social/${provider}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
