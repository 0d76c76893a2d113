import type { calls } from '@saola/protocol'
import { limits } from '../../accounts/attempt-limits.ts'
import { checkPasskey } from '../../accounts/passkeys/check-passkey.ts'
import { openPasskeyProof } from '../../accounts/passkeys/passkey-proofs.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'

/** A code for one act of the passkey's account, good wherever the authenticator's would be (session 46). */
export const proveByPasskey: Handler<typeof calls.session.passkeyProof> = async (context) => {
  const { services, network, input } = context
  await takeAttempt(services, `passkey:address:${network}`, limits.signInPerAddress)
  const { accountId } = await checkPasskey(context, input.answer)
  return { code: await openPasskeyProof(services, accountId) }
}
