import type { Database } from '../../db/database.ts'
import { replaceRecoveryCodes } from './authenticator-store.ts'
import { hashRecoveryCode } from './check-authenticator.ts'

const count = 10
const length = 10
/** Letters and digits that nobody mistakes for another; 32 of them, so that five bits of a byte draw one. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Draws recovery codes of 50 bits, keeps their hashes in place of the old ones, and answers them for this one time. */
export async function writeRecoveryCodes(
  trx: Database,
  accountId: number,
  randomBytes: (length: number) => Buffer,
): Promise<string[]> {
  const codes = Array.from({ length: count }, () => drawCode(randomBytes))
  const hashes = codes.map((code) => hashRecoveryCode(accountId, code))
  await replaceRecoveryCodes(trx, accountId, hashes)
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`)
}

/** Never six digits alone: that is what a code of the app looks like. */
function drawCode(randomBytes: (length: number) => Buffer): string {
  return [...randomBytes(length)].map((byte) => alphabet.charAt(byte & 31)).join('')
}
