import type { Account } from '../memory/people.ts'
import type { Memory } from '../memory/memory.ts'

/** The fields of a body or of a part of one, before anybody has looked at them. */
export type Fields = Readonly<Record<string, unknown>>

/** A request as the calls read it: the body is parsed, and opened if it came sealed. */
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  body: Fields
  /** `broken`: an `Encryption` header came, and the body behind it could not be opened. */
  seal: 'none' | 'opened' | 'broken'
  /** False where the body was too long or not of the form that its header says. */
  isReadable: boolean
}

/** An answer before it is written; JSON bodies may hold bigints, which are written as plain numbers. */
export type Reply = {
  status: number
  type: 'json' | 'html' | 'text' | 'svg'
  body: unknown
  headers?: Readonly<Record<string, string>>
}

/** Answers one request. */
export type Answer = (asked: Asked) => Promise<Reply>

/** What a call of anybody is given. */
export type Visit = { asked: Asked; memory: Memory }

/** What a call of somebody signed in is given. */
export type MemberVisit = Visit & { account: Account; token: string }

type Traits = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The body must come sealed. */
  sealed?: true
  /** Sent again with the same `Idempotency-Key`, it is answered as the first time and does nothing. */
  once?: true
  /** Answered without the `Merchant` header: what a browser fetches by address alone. */
  anyMerchant?: true
}

/** One row of the table of calls: where it stands, who may ask, and what is answered. */
export type Call = Traits &
  (
    | { from: 'anybody'; answer: (visit: Visit) => Reply }
    | { from: 'member' | 'agent'; answer: (visit: MemberVisit) => Reply }
  )
