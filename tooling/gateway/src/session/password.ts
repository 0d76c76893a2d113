import { argon2, timingSafeEqual, type Argon2Parameters } from 'node:crypto'

/** No password opens an account with this in place of a hash. */
export const noPassword = 'none'

/** OWASP's advice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const hashBytes = 32

/** An argon2id hash in PHC form, with 16 random bytes of salt. */
export async function hashPassword(
  password: string,
  randomBytes: (length: number) => Buffer,
): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${phc(salt)}$${phc(hash)}`
}

/**
 * Whether the password belongs to the stored hash. Without a hash (nobody has that name, or the account has no
 * password) the same work is done for nothing, so that the time of an answer tells no stranger who exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const parts =
    stored === undefined ? null : /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$([^$]+)$/.exec(stored)
  const salt = parts?.[1] === undefined ? Buffer.alloc(saltBytes) : Buffer.from(parts[1], 'base64')
  const expected = parts?.[2] === undefined ? Buffer.alloc(hashBytes) : Buffer.from(parts[2], 'base64')
  const actual = await derive(password, salt)
  return timingSafeEqual(actual, expected) && parts !== null
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength: hashBytes,
    ...cost,
  }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}

function phc(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
