import { argon2Sync, randomBytes } from 'node:crypto'

/** The hash of a password as an installation of other times stored it, in PHC form. */
export function hashAt(cost: { m: number; t: number; p: number }, password: string): string {
  const salt = randomBytes(16)
  const hash = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    tagLength: 32,
    memory: cost.m,
    passes: cost.t,
    parallelism: cost.p,
  })
  return `$argon2id$v=19$m=${cost.m},t=${cost.t},p=${cost.p}$${phc(salt)}$${phc(hash)}`
}

function phc(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
