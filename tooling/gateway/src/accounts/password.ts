import { argon2, timingSafeEqual, type Argon2Parameters } from 'node:crypto'

/** No password opens an account with this in place of a hash. */
export const noPassword = 'none'

type Cost = { memory: number; passes: number; parallelism: number }
type StoredHash = { cost: Cost; salt: Buffer; hash: Buffer }

/** What a new hash costs. OWASP's advice for argon2id: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32
/** No salt and no hash that is worth the name is shorter, in bytes. */
const shortest = 8
/** Stands for the hash of nobody: as much work as a new one, and no password makes it. */
const nobody: StoredHash = { cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }

/** An argon2id hash in PHC form, with 16 random bytes of salt. */
export async function hashPassword(
  password: string,
  randomBytes: (length: number) => Buffer,
): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, { cost, salt, hash: nobody.hash })
  return `${prefix(cost)}${phc(salt)}$${phc(hash)}`
}

/**
 * Whether the password belongs to the stored hash, at the cost that stands in the hash. Without a hash (nobody has that
 * name, or the account has no password) the same work is done for nothing, so that the time of an answer tells no stranger
 * who exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored === undefined ? undefined : readHash(stored)
  const expected = known ?? nobody
  const actual = await derive(password, expected)
  return timingSafeEqual(actual, expected.hash) && known !== undefined
}

/** Whether a stored hash was made at another cost than today's; then it is made anew when its password is next known. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(prefix(cost))
}

function readHash(stored: string): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([^$]+)\$([^$]+)$/.exec(stored) ?? []
  const known = {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt ?? '', 'base64'),
    hash: Buffer.from(hash ?? '', 'base64'),
  }
  return known.salt.length >= shortest && known.hash.length >= shortest ? known : undefined
}

function derive(password: string, { cost: work, salt, hash }: StoredHash): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength: hash.length,
    ...work,
  }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, derived) => (error ? reject(error) : resolve(derived)))
  })
}

function prefix({ memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

function phc(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
