import { sql } from 'kysely'
import type { Span } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { TermsInForce } from '../terms-in-force-store.ts'
import type { Settlement } from './periods.ts'

/** Terms that a running window is told by. */
export type RunningTerms = TermsInForce & {
  /** The place of the window among those that were asked for. */
  line: number
  downlineName: string
  /** When the contract ended; null while it lives. */
  endedAt: number | null
  /** The contract is over, and among them for what a correction left between the two. */
  isOwing: boolean
  /** What waits between the two for the next bill of the kind (contracts 41). */
  waiting: number
  /** What the last dividend between the two carries on. */
  carriedIn: number
}

/**
 * Of the contracts that an account pays, every version of the terms that was in force in the running window of its line, the
 * contracts by their ids; and of each two the newest contract that is over while a correction waits for a bill.
 */
export async function listRunningTerms(
  db: Database,
  uplineId: number,
  lines: readonly (Settlement & Span)[],
): Promise<RunningTerms[]> {
  const windows = lines.map(
    ({ kind, cycle, from, to }, at) =>
      sql`(${at}::integer, ${kind}::text, ${cycle}::text, ${from}::bigint, ${to}::bigint)`,
  )
  const { rows } = await sql<RunningTerms>`
    with line (at, kind, cycle, opens, closes) as (values ${sql.join(windows)}),
    own as materialized (
      select contract.id, contract.merchant_id, contract.kind, contract.downline_id, contract.ended_at,
        (select sum(becomes - was) from bill_adjustment
          where bill_adjustment.contract_id = contract.id and taken_by is null) as waiting
      from contract where contract.upline_id = ${uplineId}
    ),
    owing as (
      select distinct on (own.kind, own.downline_id) own.kind, own.id, contract_terms.version, contract_terms.cycle
      from own join contract_terms on contract_terms.contract_id = own.id and in_force_from is not null
      where own.ended_at is not null and own.waiting is not null
      order by own.kind, own.downline_id, own.id desc, contract_terms.version desc
    ),
    found as (
      select line.at, own.id, contract_terms.version, false as is_owing
      from own join contract_terms on contract_terms.contract_id = own.id
      join line on line.kind = own.kind and (line.cycle is null or line.cycle = contract_terms.cycle)
        and in_force_from < line.closes and (in_force_to is null or in_force_to > line.opens)
      union all
      select line.at, owing.id, owing.version, true
      from owing join line on line.kind = owing.kind and (line.cycle is null or line.cycle = owing.cycle)
    )
    select found.at as line, found.is_owing as "isOwing", own.id as "contractId", found.version,
      own.merchant_id as "merchantId", own.kind, ${uplineId}::bigint as "uplineId", own.downline_id as "downlineId",
      downline.name as "downlineName", own.ended_at as "endedAt",
      contract_terms.terms, contract_terms.cycle, contract_terms.carry_over as "carryOver",
      contract_terms.in_force_from as "from", contract_terms.in_force_to as "to",
      coalesce((select sum(beside.waiting) from own beside
        where beside.kind = own.kind and beside.downline_id = own.downline_id), 0)::bigint as waiting,
      coalesce((
        select coalesce(
          (select carried_out from bill_adjustment where bill_id = bill.id order by id desc limit 1),
          bill.carried_out)
        from bill where own.kind = 'dividend' and bill.kind = 'dividend'
          and bill.upline_id = ${uplineId} and bill.downline_id = own.downline_id
        order by bill.id desc limit 1
      ), 0) as "carriedIn"
    from found join own on own.id = found.id
    join contract_terms on contract_terms.contract_id = found.id and contract_terms.version = found.version
    join account downline on downline.id = own.downline_id
    order by found.is_owing, own.id, found.version`.execute(db)
  return rows
}
