import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { numberList } from '../db/number-list.ts'
import { requireSound, type Posted, type TransferRequest } from './transfer-request.ts'
import type { TransferKind } from './transfer-kinds.ts'

/** As `post_transfers` answers; arrays of bigint arrive as text. */
type Row = {
  outcomes: Posted['outcome'][]
  posted_ids: string[]
  balances: string[]
  known_places: number[]
  known_ids: string[]
  known_ledger_accounts: string[]
  known_balances: string[]
}

/**
 * Moves money once, inside the caller's transaction if it has one. Locks, overdraft, sum and repetition are decided in
 * the database (`post_transfers`); ledger accounts that do not exist or an unbalanced request are failures and throw.
 */
export async function postTransfer(db: Database, request: TransferRequest): Promise<Posted> {
  const [posted] = await postTransfers(db, [request])
  if (!posted) throw new Error('post_transfers answered nothing')
  return posted
}

/**
 * Posts many transfers in one call and one moment, each accepted or refused alone and decided in this order. Scope and
 * key must differ. A failure of one fails all and leaves nothing behind.
 */
export async function postTransfers(db: Database, requests: readonly TransferRequest[]): Promise<Posted[]> {
  if (requests.length === 0) return []
  for (const request of requests) requireSound(request)
  const column = <Name extends keyof TransferRequest>(name: Name) => requests.map((request) => request[name])
  const asked = requests.flatMap(({ entries }) => entries)
  const { rows } = await sql<Row>`select * from post_transfers(
    ${column('scope')}, ${column('key')}, ${column('requestHash')}, ${column('kind')}, ${column('reference')},
    ${column('remark')}, ${numberList(column('now'))}::bigint[],
    ${numberList(column('entries').map(({ length }) => length))}::integer[],
    ${numberList(asked.map(({ ledgerAccountId }) => ledgerAccountId))}::bigint[],
    ${numberList(asked.map(({ amount }) => amount))}::bigint[])`.execute(db)
  const row = rows[0]
  if (row?.outcomes.length !== requests.length)
    throw new Error('post_transfers did not answer every transfer')
  return readAnswers(row, requests)
}

function readAnswers(row: Row, requests: readonly TransferRequest[]): Posted[] {
  const known = readKnown(row)
  let posted = 0
  let entry = 0
  return requests.map(({ entries }, index) => {
    const outcome = row.outcomes[index]
    if (outcome === 'insufficient' || outcome === 'key-reused') return { outcome }
    if (outcome === 'posted') {
      const balances = new Map<number, number>()
      for (const { ledgerAccountId } of entries) balances.set(ledgerAccountId, Number(row.balances[entry++]))
      return { outcome, transferId: Number(row.posted_ids[posted++]), balances }
    }
    const first = known.get(index)
    if (!first) throw new Error('post_transfers replayed a transfer without its first answer')
    return first
  })
}

/** The first answers of what was posted before, by their place in the call. */
function readKnown(row: Row): Map<number, Extract<Posted, { outcome: 'posted' | 'replayed' }>> {
  const known = new Map<number, Extract<Posted, { outcome: 'posted' | 'replayed' }>>()
  for (const [entry, place] of row.known_places.entries()) {
    const answer = known.get(place - 1) ?? {
      outcome: 'replayed',
      transferId: Number(row.known_ids[entry]),
      balances: new Map<number, number>(),
    }
    answer.balances.set(Number(row.known_ledger_accounts[entry]), Number(row.known_balances[entry]))
    known.set(place - 1, answer)
  }
  return known
}

/** The condition that a row of `transfer` is of one of these kinds. A kind that does not exist does not compile. */
export function transferIs(...kinds: [TransferKind, ...TransferKind[]]): RawBuilder<boolean> {
  return sql`transfer.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`
}
