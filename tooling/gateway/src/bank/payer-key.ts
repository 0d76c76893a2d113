import { createHash } from 'node:crypto'
import { keyOfText, type Sealing } from '@saola/server'

/** The key of the account that paid (wallet 52), however the bank writes its number: spaces, points and case aside. */
export function keyOfPayer(sealing: Pick<Sealing, 'settings'>, payer: string): string {
  return keyOfPayerHash(sealing, hashPayer(payer))
}

/** The same key from the bare hash that was kept before: the number itself was never kept, so the key is made of its hash. */
export function keyOfPayerHash(sealing: Pick<Sealing, 'settings'>, hash: string): string {
  return keyOfText(sealing, `payer ${hash}`)
}

function hashPayer(payer: string): string {
  return createHash('sha256')
    .update(`payer:${payer.replaceAll(/[\s.-]/g, '').toUpperCase()}`)
    .digest('hex')
}
