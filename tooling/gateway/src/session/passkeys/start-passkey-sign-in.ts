import type { calls } from '@saola/protocol'
import { passkeyMs } from '@saola/rules'
import { limits } from '../../accounts/attempt-limits.ts'
import { openPasskeyChallenge, requirePasskeyPage } from '../../accounts/passkeys/passkey-challenges.ts'
import { listPasskeys } from '../../accounts/passkeys/passkey-store.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { findChallenge } from '../../accounts/access/challenge-store.ts'

/**
 * What a passkey is to sign (session 41). Who is signed in, or has given the first proof, is asked for one of the account's own, so that
 * nobody proves another account by mistake; everybody else picks any that the browser has for this address.
 */
export const startPasskeySignIn: Handler<typeof calls.session.passkeyStart> = async (context) => {
  const { services, network } = context
  await takeAttempt(services, `passkey-start:address:${network}`, limits.signInPerAddress)
  const { host } = requirePasskeyPage(context)
  const accountId = await askedAccount(context)
  const own = accountId === undefined ? [] : await listPasskeys(services.db, accountId)
  const here = own.filter((each) => each.host === host)
  if (accountId !== undefined && here.length === 0) throw new Fault('passkey.none')
  return {
    challenge: await openPasskeyChallenge(services, { host }),
    rpId: host,
    timeout: passkeyMs,
    userVerification: 'required',
    allowCredentials: here.map(({ credentialId: id }) => ({ id, type: 'public-key' })),
  }
}

async function askedAccount({
  services,
  input,
  maybeAccount,
}: CallContext<{ challenge?: string | undefined }>): Promise<number | undefined> {
  if (input.challenge === undefined) return maybeAccount?.id
  return (await findChallenge(services, input.challenge, 'passkey')).accountId
}
