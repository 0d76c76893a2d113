import type { PasskeyAnswer } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'
import type { TakenChallenge } from './passkey-challenge-store.ts'
import { requirePasskeyPage, takePasskeyChallenge } from './passkey-challenges.ts'
import { findPasskey, updatePasskeyUse } from './passkey-store.ts'

/** Whose passkey has signed, and when its challenge was asked for. */
export type PasskeyOwner = { accountId: number; startedAt: number }

/**
 * Whose passkey has signed (session 41): of this merchant, made at the host of this page, with its owner looked at, over a
 * challenge of ours that was open. One refusal, `passkey.refused`, for whatever else it is.
 */
export async function checkPasskey(
  {
    services,
    merchant,
    requestHeaders,
  }: Pick<CallContext<unknown>, 'services' | 'merchant' | 'requestHeaders'>,
  answer: PasskeyAnswer,
): Promise<PasskeyOwner> {
  const { origin, host } = requirePasskeyPage({ requestHeaders })
  const known = await findPasskey(services.db, merchant.id, answer.id)
  let taken: TakenChallenge | undefined
  const takeOurs = async (challenge: string): Promise<boolean> => {
    taken = await takePasskeyChallenge(services, challenge, host)
    return taken?.accountId === null
  }
  if (known?.host !== host) throw new Fault('passkey.refused')
  const { userHandle: _, ...signed } = answer.response
  // Reads certificates of every kind, which takes its time: loaded with the first passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, response: signed, clientExtensionResults: {} },
    expectedChallenge: takeOurs,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.signCount,
    },
  }).catch((cause: unknown) => {
    throw new Fault('passkey.refused', { cause })
  })
  if (!verified.verified || taken === undefined) throw new Fault('passkey.refused')
  const { newCounter: signCount } = verified.authenticationInfo
  // A copy that has signed less often than the passkey itself is none of its owner's.
  if (!(await updatePasskeyUse(services.db, { id: known.id, signCount, now: services.now() }))) {
    throw new Fault('passkey.refused')
  }
  return { accountId: known.accountId, startedAt: taken.createdAt }
}
