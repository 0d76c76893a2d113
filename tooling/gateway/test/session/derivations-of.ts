import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** What hashing was asked for while `work` ran. The real function does it; every importer of `node:crypto` sees the spy. */
export async function derivationsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const spy = vi.spyOn(crypto, 'argon2')
  syncBuiltinESMExports()
  try {
    await work()
    return spy.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength, nonce }]) => ({
      algorithm,
      memory,
      passes,
      parallelism,
      tagLength,
      salt: Buffer.from(nonce as Buffer).length,
    }))
  } finally {
    spy.mockRestore()
    syncBuiltinESMExports()
  }
}
