import { argon2, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import type { Passwords } from '../services/ports.ts'

/** No password opens an account with this in place of a hash. */
export const noPassword = 'none'

/** What a hash costs: KiB of memory, passes over it, lanes. */
export type PasswordCost = { memory: number; passes: number; parallelism: number }

type StoredHash = { cost: PasswordCost; salt: Buffer; hash: Buffer }

/** OWASP's advice for argon2id: 19 MiB, two passes, one lane. */
const advisedCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32
/** No salt and no hash that is worth the name is shorter, in bytes. */
const shortest = 8

/** Hashes at `cost`, what OWASP advises where nothing is said. */
export function createPasswords(
  randomBytes: (length: number) => Buffer,
  cost: PasswordCost = advisedCost,
): Passwords {
  /** Stands for the hash of nobody: as much work as a new one, and no password makes it. */
  const nobody: StoredHash = { cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes)
      const hash = await derive(password, { ...nobody, salt })
      return `${prefix(cost)}${phc(salt)}$${phc(hash)}`
    },
    async verify(stored, password) {
      const known = stored === undefined ? undefined : readHash(stored)
      const expected = known ?? nobody
      const actual = await derive(password, expected)
      return timingSafeEqual(actual, expected.hash) && known !== undefined
    },
    isOutdated: (stored) => !stored.startsWith(prefix(cost)),
  }
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

function derive(password: string, { cost, salt, hash }: StoredHash): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength: hash.length,
    ...cost,
  }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, derived) => (error ? reject(error) : resolve(derived)))
  })
}

function prefix({ memory, passes, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

function phc(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
