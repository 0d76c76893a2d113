import { randomBytes } from 'node:crypto'
import { createPasswords } from '../src/accounts/passwords.ts'

/** As little work as argon2id can be: what guessing costs matters to no test but those of the hashes. */
export const quickPasswords = createPasswords(randomBytes, { memory: 8, passes: 1, parallelism: 1 })
