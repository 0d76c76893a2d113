import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ListedState, ListedTransaction, TransactionList } from '../adapter.ts'
import { parseExact, writeExact } from '../exact-json.ts'
import { readAmount } from '../small-units.ts'
import { signedRequest } from './signed-request.ts'

/** Asks for the transactions of some time and reads them (games 148). The form of a row was seen in a digest alone, so it is read generously. */
export const transactionList: TransactionList = {
  request: (keys, { from, to }) =>
    signedRequest(keys, '/transactions/list', { start_time: timeOf(from), end_time: timeOf(to) }),
  read: (status, body) => {
    const read = list.safeParse(parseExact(body))
    if (status !== 200 || !read.success) return undefined
    return rowsIn(read.data).map(readRow)
  },
}

/** A time as its pages write one, `2017-11-05T13:15:30`; of which zone was not seen, so it is told in UTC. */
function timeOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)
}

/** An id that our wallet could have kept. */
const idForm = /^[\w:.-]{1,50}$/
const id = z.string().check(z.regex(idForm))

/** What of a row has to be there; what is `unknown` is read where it has the form that it should have. */
const row = z.object({
  transaction_uuid: id,
  kind: z.enum([
    'TK_BET',
    'TK_WIN',
    'TK_ROLLBACK',
    'TK_FREE_BET',
    'TK_FREE_WIN',
    'TK_JP_WIN',
    'TK_NEG_BET',
    'TK_BONUS_WIN',
  ]),
  transaction_status: z.enum([
    'TS_SUCCESS',
    'TS_DECLINED',
    'TS_ROLLEDBACK',
    'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED',
  ]),
  /** A rollback is asked for without one. */
  amount: z.nullish(z.union([z.int(), z.bigint()])),
  round: z.optional(z.unknown()),
  reference_transaction_uuid: z.optional(z.unknown()),
})
type Row = z.infer<typeof row>

const list = z.union([z.array(z.unknown()), z.object({ transactions: z.array(z.unknown()) })])

function rowsIn(read: z.infer<typeof list>): unknown[] {
  return Array.isArray(read) ? read : read.transactions
}

/** Kinds that take a stake. The wallet takes no negative one: where it was done there, it is missing here. */
const stakes: ReadonlySet<Row['kind']> = new Set<Row['kind']>(['TK_BET', 'TK_FREE_BET', 'TK_NEG_BET'])

function readRow(told: unknown): ListedTransaction {
  const read = row.safeParse(isObject(told) ? { ...told, transaction_status: statusIn(told) } : told)
  if (!read.success) return { does: 'unreadable', transactionId: nameOf(told) }
  const { transaction_uuid: transactionId, kind, amount } = read.data
  const state = stateOf(read.data)
  if (kind === 'TK_ROLLBACK')
    return { does: 'rollback', transactionId, state, reference: asId(read.data.reference_transaction_uuid) }
  if (amount === undefined || amount === null) return { does: 'unreadable', transactionId }
  return {
    does: stakes.has(kind) ? 'stake' : 'win',
    transactionId,
    state,
    amount: kind === 'TK_FREE_BET' ? 0 : readAmount(sizeOf(amount)),
    roundId: asId(read.data.round),
  }
}

/** It is `transaction_status` in one digest and `status` in another. */
function statusIn(told: Readonly<Record<string, unknown>>): unknown {
  return told['transaction_status'] ?? told['status']
}

function isObject(told: unknown): told is Readonly<Record<string, unknown>> {
  return typeof told === 'object' && told !== null
}

const states: Readonly<Record<Row['transaction_status'], ListedState>> = {
  TS_SUCCESS: 'done',
  TS_ROLLEDBACK: 'undone',
  TS_DECLINED: 'not-done',
  // A stake that was never answered is rolled back there.
  TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED: 'not-done',
}

/** What was given up after all attempts is still owed to the member, but for a stake. */
function stateOf({ kind, transaction_status: status }: Row): ListedState {
  const isGivenUp = status === 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED'
  return isGivenUp && !stakes.has(kind) ? 'done' : states[status]
}

function sizeOf(amount: number | bigint): bigint {
  const units = BigInt(amount)
  return units < 0n ? -units : units
}

function asId(told: unknown): string | undefined {
  return typeof told === 'string' && idForm.test(told) ? told : undefined
}

/** The id of a row that cannot be read; where it has none, a name that the same row has the next time. */
function nameOf(told: unknown): string {
  const own = isObject(told) ? asId(told['transaction_uuid']) : undefined
  return own ?? `row:${createHash('sha256').update(writeExact(told)).digest('hex').slice(0, 40)}`
}
