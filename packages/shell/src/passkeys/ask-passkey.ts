import { calls, type MadePasskey, type PasskeyAnswer, type PasskeyCreation } from '@saola/protocol'
import type { AppContext } from '../context/app-context.tsx'
import { RefusedHere } from '../forms/refusal.ts'

/** What the browser says when its person has closed the question, or had no passkey to answer with. */
const unanswered: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

/**
 * Has a passkey of this address sign a challenge of the gateway (session 41). `challenge` is a sign-in that waits for its second
 * proof. Throws a `RefusedHere` when the person closes the browser's question.
 */
export async function askPasskey(api: AppContext['api'], challenge?: string): Promise<PasskeyAnswer> {
  const asked = await api.send(calls.session.passkeyStart, challenge === undefined ? {} : { challenge })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startAuthentication({ optionsJSON: asked }).catch(refuse)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

/** A code for one act from a passkey of who is signed in (session 46). */
export async function askPasskeyProof(api: AppContext['api'], challenge?: string): Promise<string> {
  const answer = await askPasskey(api, challenge)
  return (await api.send(calls.session.passkeyProof, { answer })).code
}

/** Has the browser make a passkey. Throws a `RefusedHere` when the person closes its question. */
export async function makePasskey(wanted: PasskeyCreation): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startRegistration({ optionsJSON: wanted }).catch(refuse)
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
}

function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') throw new RefusedHere({ key: 'system:passkey.there' })
  throw new RefusedHere({
    key: unanswered.has(name) ? 'system:passkey.closed' : 'system:code.passkey.refused',
  })
}
