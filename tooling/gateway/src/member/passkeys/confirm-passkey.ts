import type { calls } from '@saola/protocol'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import { deleteAuthenticator } from '../../accounts/authenticator/authenticator-store.ts'
import { isGuarded } from '../../accounts/authenticator/guard-store.ts'
import { describeDevice } from '../../accounts/describe-device.ts'
import { writeRecoveryCodes } from '../../accounts/authenticator/recovery-codes.ts'
import { requirePasskeyPage, takePasskeyChallenge } from '../../accounts/passkeys/passkey-challenges.ts'
import { insertPasskey } from '../../accounts/passkeys/passkey-store.ts'
import { waitWhereStrange } from '../../accounts/payout-guard/wait-where-strange.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { tellOwner } from '../../accounts/tell-owner.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'

type Confirmation = typeof calls.member.confirmPasskey

/**
 * Keeps the passkey that the browser has made. From the first guard of an account on codes are asked for (session 46), so it comes
 * with recovery codes.
 */
export const confirmPasskey: Handler<Confirmation> = async (context) => {
  const { account, services, userAgent } = context
  const { id: credentialId, publicKey, counter } = await readMade(context)
  const { host } = requirePasskeyPage(context)
  const recoveryCodes = await services.db.transaction().execute(async (trx) => {
    const wasGuarded = await isGuarded(trx, account.id)
    await waitWhereStrange(trx, context, 'guard')
    // One that was started when the password was enough must not become a way around the passkey.
    if (!wasGuarded) await deleteAuthenticator(trx, account.id)
    const isNew = await insertPasskey(trx, {
      credentialId,
      accountId: account.id,
      host,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      name: describeDevice(userAgent) || host,
      now: services.now(),
    })
    if (!isNew) throw new Fault('passkey.refused')
    await recordActivity(trx, context, { kind: 'passkey.on' })
    return wasGuarded ? undefined : writeRecoveryCodes(trx, account.id, services.randomBytes)
  })
  await tellOwner(context, 'passkey_on')
  return recoveryCodes === undefined ? {} : { recoveryCodes }
}

async function readMade(context: Parameters<Handler<Confirmation>>[0]): Promise<WebAuthnCredential> {
  const { services, account, input } = context
  const { origin, host } = requirePasskeyPage(context)
  const isOwn = async (challenge: string): Promise<boolean> =>
    (await takePasskeyChallenge(services, challenge, host))?.accountId === account.id
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const made = await verifyRegistrationResponse({
    response: { ...input.made, clientExtensionResults: {} },
    expectedChallenge: isOwn,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new Fault('passkey.refused', { cause })
  })
  if (!made.verified) throw new Fault('passkey.refused')
  return made.registrationInfo.credential
}
