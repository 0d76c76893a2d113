import { createHash } from 'node:crypto'
import { passkeyProofMs } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { deleteExpiredPasskeyProofs, insertPasskeyProof, takePasskeyProof } from './passkey-proof-store.ts'

const proofBytes = 20

/** How long a proof is: no recovery code is, and no code of an authenticator. */
export const passkeyProofLength: number = proofBytes

/** Letters and digits as in recovery codes: whatever reads those reads a proof. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Writes that a passkey has just proved its account, and answers the code of 100 bits that says so once (session 46). */
export async function openPasskeyProof(services: Services, accountId: number): Promise<string> {
  const code = [...services.randomBytes(proofBytes)].map((byte) => alphabet.charAt(byte & 31)).join('')
  const now = services.now()
  await deleteExpiredPasskeyProofs(services.db, now)
  await insertPasskeyProof(services.db, {
    hash: hashOf(accountId, code),
    accountId,
    expiresAt: now + passkeyProofMs,
  })
  return code
}

/** Uses a proof up; false when there is none, it was used, or is too old. Inside an act's transaction it comes back with the act. */
export function spendPasskeyProof(
  db: Database,
  accountId: number,
  code: string,
  now: number,
): Promise<boolean> {
  return takePasskeyProof(db, { hash: hashOf(accountId, code), accountId, now })
}

function hashOf(accountId: number, code: string): string {
  return createHash('sha256').update(`passkey-proof:${accountId}:${code}`).digest('hex')
}
