/**
 * A name for one act of a person, 32 hex digits. Keep it while the act is repeated (a retry, a double tap), take a new
 * one for the next act.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
