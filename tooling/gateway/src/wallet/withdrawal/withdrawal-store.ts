import type { Selectable } from 'kysely'
import type { Withdrawal } from '@saola/protocol'
import { autoReceiptMinutes, confirmationSteps, nextWithdrawalSteps, withdrawalAt } from '@saola/rules'
import type { Database } from '../../db/open-database.ts'
import type { Schema } from '../../db/schema.ts'
import { messageText } from '../../http/messages.ts'
import { describeCard } from './bank-cards.ts'

export type WithdrawalRow = Selectable<Schema['withdrawal']>
type EventRow = Selectable<Schema['withdrawal_event']>

const minuteMs = 60_000

/** Notes a step on the timeline. */
export async function noteEvent(
  db: Database,
  event: Pick<EventRow, 'withdrawal_id' | 'at' | 'by'> & {
    state: Withdrawal['events'][number]['state']
    remark?: string | null
  },
): Promise<void> {
  await db
    .insertInto('withdrawal_event')
    .values({ ...event, remark: event.remark ?? null })
    .execute()
}

/** The withdrawal, locked until the transaction ends; undefined when the account has none of this id. */
export async function lockWithdrawal(
  trx: Database,
  id: string,
  accountId?: number,
): Promise<WithdrawalRow | undefined> {
  const number = Number(id)
  if (!Number.isSafeInteger(number)) return undefined
  let query = trx.selectFrom('withdrawal').selectAll().where('id', '=', number)
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  return query.forUpdate().executeTakeFirst()
}

/** How withdrawals look to their owner, in the order given. */
export async function describeWithdrawals(
  db: Database,
  rows: readonly WithdrawalRow[],
  view: {
    now: number
    language: 'VI' | 'EN'
    expectedMinutes: number
    autoReceiptMinutes?: number
  },
): Promise<Withdrawal[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const cards = await db
    .selectFrom('bank_card')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.bank_card_id),
    )
    .execute()
  const events = await db
    .selectFrom('withdrawal_event')
    .selectAll()
    .where('withdrawal_id', 'in', ids)
    .orderBy('id')
    .execute()
  const proofs = await db
    .selectFrom('withdrawal_proof')
    .select(({ fn }) => ['withdrawal_id', fn.countAll<number>().as('count')])
    .where('withdrawal_id', 'in', ids)
    .groupBy('withdrawal_id')
    .execute()
  return rows.map((row) => {
    const card = cards.find((each) => each.id === row.bank_card_id)
    if (!card) throw new Error(`withdrawal ${row.id} has no bank card`)
    return describe(row, {
      ...view,
      card: describeCard(card),
      events: events.filter((event) => event.withdrawal_id === row.id),
      proofs: Number(proofs.find((each) => each.withdrawal_id === row.id)?.count ?? 0),
    })
  })
}

function describe(
  row: WithdrawalRow,
  view: {
    now: number
    language: 'VI' | 'EN'
    expectedMinutes: number
    autoReceiptMinutes?: number
    card: ReturnType<typeof describeCard>
    events: readonly EventRow[]
    proofs: number
  },
): Withdrawal {
  const minutes = view.autoReceiptMinutes ?? autoReceiptMinutes
  const confirmed = atNow(row, view.now, minutes)
  const say = (text: string): string => messageText(view.language, text)
  return {
    withdrawalId: String(row.id),
    orderNo: orderNo(row.id),
    amount: row.amount,
    state: row.state,
    ...(confirmed && { confirmation: confirmed.state }),
    received: confirmed?.received ?? 0,
    remaining: row.amount - (confirmed?.received ?? 0),
    bank: view.card.bank,
    accountNumber: view.card.accountNumber,
    accountName: view.card.accountName,
    createdAt: row.created_at,
    expectedAt: row.created_at + view.expectedMinutes * minuteMs,
    ...(row.disbursed_at !== null && { autoReceiptAt: row.disbursed_at + minutes * minuteMs }),
    ...(row.reason !== null && { reason: say(row.reason) }),
    proofs: view.proofs,
    canCancel: nextWithdrawalSteps(row.state).includes('cancel'),
    answers: confirmed ? confirmationSteps(confirmed.state, 'player').filter((step) => step !== 'force') : [],
    events: view.events.map((event) => ({
      // The table is filled by `noteEvent` alone, whose states these are.
      state: event.state as Withdrawal['events'][number]['state'],
      at: event.at,
      by: event.by,
      ...(event.remark !== null && { remark: say(event.remark) }),
    })),
  }
}

/** The confirmation of a disbursed withdrawal at a time, also when the job has not come round yet. */
export function atNow(
  row: WithdrawalRow,
  now: number,
  minutes: number,
): ReturnType<typeof withdrawalAt> | undefined {
  if (row.disbursed_at === null || row.confirmation === null) return undefined
  return withdrawalAt(
    { amount: row.amount, disbursedAt: row.disbursed_at, state: row.confirmation, received: row.received },
    now,
    minutes,
  )
}

/** The number that members and the statement call a withdrawal by. */
export function orderNo(id: number): string {
  return `WD${id}`
}
