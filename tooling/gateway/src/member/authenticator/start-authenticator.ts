import type { calls } from '@saola/protocol'
import { hasAuthenticator, insertAuthenticator } from '../../accounts/authenticator/authenticator-store.ts'
import { toBase32 } from '../../accounts/authenticator/totp.ts'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { requirePassword } from '../../accounts/require-password.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'

/** RFC 4226 section 4 recommends 160 bits. */
const secretBytes = 20

/** Draws a secret for an authenticator app; a second start forgets the first. One that is on has to be removed first. */
export const startAuthenticator: Handler<typeof calls.member.startAuthenticator> = async (context) => {
  const { account, services, merchant, input } = context
  await requirePassword(context, input.password)
  if (await hasAuthenticator(services.db, account.id)) throw new Fault('member.authenticator.on')
  await requireCodeWhereOn(services, services.db, account.id, input.code)
  const secret = services.randomBytes(secretBytes)
  if (!(await insertAuthenticator(services, account.id, secret))) {
    throw new Fault('member.authenticator.on')
  }
  const text = toBase32(secret)
  const label = `${encodeURIComponent(merchant.name)}:${encodeURIComponent(account.name)}`
  const query = new URLSearchParams({ secret: text, issuer: merchant.name })
  // Authenticator apps read `+` as a plus sign.
  return { secret: text, uri: `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}` }
}
