import { createHash } from 'node:crypto'
import { plainText } from '@saola/validation'
import type { Services } from '../../services/services.ts'
import { passkeyProofLength, spendPasskeyProof } from '../passkeys/passkey-proofs.ts'
import { findAuthenticator, spendRecoveryCode, updateLastStep } from './authenticator-store.ts'
import { matchingStep } from './totp.ts'

/**
 * Whether a code is the authenticator's present one, an unused recovery code, or the proof that a passkey has just given. Each opens once: the database notes
 * the step or the use, so that two at the same moment cannot both pass.
 */
export async function checkAuthenticator(
  services: Services,
  accountId: number,
  code: string,
): Promise<boolean> {
  const { db } = services
  const now = services.now()
  const typed = plainText(code)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
  if (typed.length === passkeyProofLength) return spendPasskeyProof(db, accountId, typed, now)
  if (!/^\d{6}$/.test(typed)) return spendRecoveryCode(db, accountId, hashRecoveryCode(accountId, typed), now)
  const known = await findAuthenticator(services, accountId)
  const step = known && matchingStep(known.secret, typed, now, known.lastStep)
  if (step === undefined) return false
  return updateLastStep(db, accountId, step)
}

/** How a recovery code is kept. */
export function hashRecoveryCode(accountId: number, code: string): string {
  return createHash('sha256').update(`${accountId}:${code}`).digest('hex')
}
