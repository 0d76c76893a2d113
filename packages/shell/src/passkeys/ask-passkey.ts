import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { calls, type CallInput, type MadePasskey, type PasskeyAnswer, type SignedIn } from '@saola/protocol'
import type { AppContext } from '../context/app-context.tsx'
import { RefusedHere } from '../forms/refusal.ts'

/** What the browser says when its person has closed the question, or had no passkey to answer with. */
const unanswered: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

type Api = AppContext['api']

/** Signs in with a passkey of this address (session 41). Throws a `RefusedHere` when the person closes the browser's question. */
export async function signInByPasskey(api: Api, device: { loginDeviceId: string }): Promise<SignedIn> {
  return api.send(calls.session.passkeyLogin, { answer: await askPasskey(api), ...device })
}

/**
 * A code for one act from a passkey (session 46): of who is signed in, or of a sign-in that waits for its second proof, which
 * `challenge` names. Throws a `RefusedHere` when the person closes the browser's question.
 */
export async function askPasskeyProof(api: Api, challenge?: string): Promise<string> {
  return (await api.send(calls.session.passkeyProof, { answer: await askPasskey(api, challenge) })).code
}

/** Has the browser make a passkey, and the gateway keep it. Throws a `RefusedHere` when the person closes the browser's question. */
export async function addPasskey(
  api: Api,
  proof: CallInput<typeof calls.member.startPasskey>,
): Promise<{ recoveryCodes?: string[] | undefined }> {
  const wanted = await api.send(calls.member.startPasskey, proof)
  const { id, rawId, response } = await startRegistration({ optionsJSON: wanted }).catch(refuse)
  const { clientDataJSON, attestationObject } = response
  const made: MadePasskey = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
  }
  return api.send(calls.member.confirmPasskey, { made })
}

async function askPasskey(api: Api, challenge?: string): Promise<PasskeyAnswer> {
  const asked = await api.send(calls.session.passkeyStart, challenge === undefined ? {} : { challenge })
  const { id, rawId, response } = await startAuthentication({ optionsJSON: asked }).catch(refuse)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') throw new RefusedHere({ key: 'system:passkey.there' })
  throw new RefusedHere({
    key: unanswered.has(name) ? 'system:passkey.closed' : 'system:code.passkey.refused',
  })
}
