import type { Sealing } from '@saola/server'
import type { Ticket } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import { confirmationStates } from '@saola/protocol'
import {
  endedConfirmations,
  payoutMarks,
  type ConfirmationState,
  type PayoutMark,
  type WithdrawalState,
} from '@saola/rules'
import { listUndecided, type DeskTransfer } from '../bank/bank-transfer-store.ts'
import { listWaitingResults, type WaitingResult } from '../lottery/results/waiting-results.ts'
import { listWaiting, type WaitingRedemption } from '../points/redemption-store.ts'
import { listWaitingConcerns, type WaitingConcern } from '../protection/concern-store.ts'
import { listWaitingFeedback, type WaitingFeedback } from '../support/feedback-store.ts'
import { listOfferWork, type DeskOffer } from '../promotions/promotion-work-store.ts'
import { listDeskRaffles, type DeskRaffle } from '../promotions/raffles/raffle-store.ts'
import { listPayoutLocks, type PayoutLock } from '../accounts/payout-guard/payout-guard-store.ts'
import { openNumber } from '../accounts/cards/card-number.ts'
import { findBank } from '../wallet/bank-cards/bank-catalogue.ts'
import { orderNo } from '../wallet/withdrawal/withdrawal-store.ts'

/** A withdrawal that waits for the operator or for the member's answer. */
export type DeskWithdrawal = {
  id: number
  merchant: string
  orderNo: string
  name: string
  amount: number
  sent: number
  returned: number
  received: number
  bank: string
  accountNumber: string
  holder: string
  state: WithdrawalState
  confirmation: ConfirmationState | null
  createdAt: number
  /** Why a person has to look at it. */
  marks: readonly PayoutMark[]
  /** The numbers of the pictures that the member sent. */
  proofs: readonly number[]
}

/** A question that waits for an answer, with what was said last. */
export type DeskTicket = {
  id: number
  name: string
  topic: Ticket['topic']
  reference: string | null
  content: string
  updatedAt: number
}

const openConfirmations = confirmationStates.filter((state) => !endedConfirmations.includes(state))

/** How many of each a look at the desk shows; the rest comes up as these are dealt with. */
const most = 50

/** Everything that waits at the desk, the oldest first, and the raffles of which tickets can be given. */
export async function listWork(
  db: Database,
  sealing: Pick<Sealing, 'settings'>,
  now: number,
): Promise<{
  withdrawals: DeskWithdrawal[]
  transfers: DeskTransfer[]
  locks: PayoutLock[]
  tickets: DeskTicket[]
  feedback: WaitingFeedback[]
  concerns: WaitingConcern[]
  results: WaitingResult[]
  redemptions: WaitingRedemption[]
  offers: DeskOffer[]
  raffles: DeskRaffle[]
}> {
  return {
    withdrawals: await listWithdrawals(db, sealing),
    transfers: await listUndecided(db, undefined, most),
    locks: await listPayoutLocks(db, undefined, most),
    tickets: await listTickets(db),
    feedback: await listWaitingFeedback(db, undefined, most),
    concerns: await listWaitingConcerns(db, undefined, most),
    results: await listWaitingResults(db, now),
    redemptions: await listWaiting(db, undefined, most),
    offers: await listOfferWork(db),
    raffles: await listDeskRaffles(db, now),
  }
}

/** A picture that a member sent of what did not arrive. */
export async function findProof(
  db: Database,
  id: number,
): Promise<{ image: Buffer; kind: 'png' | 'jpeg' } | undefined> {
  return db.selectFrom('withdrawal_proof').select(['image', 'kind']).where('id', '=', id).executeTakeFirst()
}

async function listWithdrawals(db: Database, sealing: Pick<Sealing, 'settings'>): Promise<DeskWithdrawal[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('account', 'account.id', 'withdrawal.account_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .innerJoin('bank_card', 'bank_card.id', 'withdrawal.bank_card_id')
    .select([
      'withdrawal.id',
      'withdrawal.amount',
      'withdrawal.sent',
      'withdrawal.returned',
      'withdrawal.received',
      'withdrawal.state',
      'withdrawal.confirmation',
      'withdrawal.marks',
      'withdrawal.created_at as createdAt',
      'merchant.code as merchant',
      'account.name',
      'bank_card.bin',
      'bank_card.account_number',
      'bank_card.number_key',
      'bank_card.holder',
    ])
    .where(({ eb, or }) =>
      or([
        eb('withdrawal.state', 'in', ['in_process', 'approved']),
        eb('withdrawal.confirmation', 'in', openConfirmations),
      ]),
    )
    .orderBy('withdrawal.id')
    .limit(most)
    .execute()
  const proofs = await listProofs(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ bin, account_number, number_key, marks, ...row }) => ({
    ...row,
    accountNumber: openNumber(sealing, { account_number, number_key }),
    marks: payoutMarks.filter((mark) => marks.includes(mark)),
    orderNo: orderNo(row.id),
    bank: findBank(bin)?.shortName ?? bin,
    proofs: proofs.filter(({ withdrawal_id }) => withdrawal_id === row.id).map(({ id }) => id),
  }))
}

async function listProofs(
  db: Database,
  withdrawals: readonly number[],
): Promise<{ id: number; withdrawal_id: number }[]> {
  if (withdrawals.length === 0) return []
  return db
    .selectFrom('withdrawal_proof')
    .select(['id', 'withdrawal_id'])
    .where('withdrawal_id', 'in', withdrawals)
    .orderBy('id')
    .execute()
}

async function listTickets(db: Database): Promise<DeskTicket[]> {
  return db
    .selectFrom('ticket')
    .innerJoin('account', 'account.id', 'ticket.account_id')
    .innerJoin('ticket_message', 'ticket_message.ticket_id', 'ticket.id')
    .distinctOn(['ticket.updated_at', 'ticket.id'])
    .select([
      'ticket.id',
      'account.name',
      'ticket.topic',
      'ticket.reference',
      'ticket.updated_at as updatedAt',
      'ticket_message.content',
    ])
    .where('ticket.state', '=', 'waiting')
    .orderBy('ticket.updated_at')
    .orderBy('ticket.id')
    .orderBy('ticket_message.id', 'desc')
    .limit(most)
    .execute()
}
