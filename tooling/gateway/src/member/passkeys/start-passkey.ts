import { createHash } from 'node:crypto'
import type { calls } from '@saola/protocol'
import { mostPasskeys, passkeyMs } from '@saola/rules'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { openPasskeyChallenge, requirePasskeyPage } from '../../accounts/passkeys/passkey-challenges.ts'
import { listPasskeys } from '../../accounts/passkeys/passkey-store.ts'
import { requirePassword } from '../../accounts/require-password.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'

/** ES256, EdDSA and RS256: between them every authenticator speaks one (Web Authentication Level 3 section 5.4). */
const algorithms = [-7, -8, -257]

/** What a browser is to make a passkey from (member 21): proved by the sign-in password, and by a code where the account is guarded. */
export const startPasskey: Handler<typeof calls.member.startPasskey> = async (context) => {
  const { account, services, merchant, input } = context
  const { host } = requirePasskeyPage(context)
  const own = await listPasskeys(services.db, account.id)
  if (own.length >= mostPasskeys) throw new Fault('passkey.many', { params: { most: mostPasskeys } })
  await requirePassword(context, input.password)
  await requireCodeWhereOn(services, services.db, account.id, input.code)
  return {
    challenge: await openPasskeyChallenge(services, { host, accountId: account.id }),
    rp: { id: host, name: merchant.name },
    user: { id: handleOf(merchant.id, account.id), name: account.name, displayName: account.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: passkeyMs,
    attestation: 'none',
    // A device makes one passkey for an account, not a second beside it.
    excludeCredentials: own
      .filter((each) => each.host === host)
      .map(({ credentialId: id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** How a device tells the accounts of a host apart; it says nothing about whose it is. */
function handleOf(merchantId: number, accountId: number): string {
  return createHash('sha256').update(`passkey-user:${merchantId}:${accountId}`).digest('base64url')
}
