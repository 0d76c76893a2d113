import { randomBytes } from 'node:crypto'
import type { Reply } from '../http/wire.ts'
import type { Seal } from '../http/seal.ts'
import { createMoney, type Money } from './money.ts'
import type { Account } from './people.ts'
import { seedPeople } from './seed-people.ts'

/** A link by which an agent invites. */
export type AffiliateLink = { id: number; code: string; agent: bigint; type: number; status: 0 | 1 | 2 }

/** Everything that this gateway knows; gone when it closes. */
export type Memory = {
  merchant: string
  /** The gateway's own origin, from which its pages and pictures come. */
  origin: string
  now: () => number
  /** The number of the first page of every list; each list has its own habit where none is set. */
  firstPage: 0 | 1 | undefined
  seal: Seal
  nextId: () => bigint
  accounts: Account[]
  money: Money
  sessions: Map<string, Account>
  /** The text of each captcha by its cookie. */
  captchas: Map<string, string>
  /** The first answers of acts, by account, path and key. */
  firstReplies: Map<string, Reply>
  affiliateLinks: AffiliateLink[]
  /** When each visitor's recent acts came that are counted. */
  recentActs: Map<string, number[]>
}

/** A gateway's memory on its first day. */
export function createMemory(
  given: Pick<Memory, 'merchant' | 'origin' | 'now' | 'firstPage' | 'seal'>,
): Memory {
  // The first whole number that a browser cannot hold; the steps keep ids distinct after rounding.
  let lastId = 9_007_199_254_740_993n
  const nextId = () => (lastId += 4096n)
  const money = createMoney(nextId)
  const accounts = seedPeople({ nextId, money, now: given.now() })
  const agent = accounts.find(({ type }) => type === 2)?.id ?? 0n
  return {
    ...given,
    nextId,
    accounts,
    money,
    sessions: new Map(),
    captchas: new Map(),
    firstReplies: new Map(),
    affiliateLinks: [
      { id: 1, code: 'BENTRE', agent, type: 0, status: 1 },
      { id: 2, code: 'CU2025', agent, type: 1, status: 2 },
    ],
    recentActs: new Map(),
  }
}

/** Begins a session and returns its token. */
export function beginSession({ sessions }: Memory, account: Account): string {
  const token = randomBytes(24).toString('hex')
  sessions.set(token, account)
  return token
}
