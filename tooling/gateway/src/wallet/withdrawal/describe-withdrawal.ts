import type { Withdrawal } from '@saola/protocol'
import { amountDue, autoReceiptMinutes, confirmationSteps, minuteMs, nextWithdrawalSteps } from '@saola/rules'
import { playRulesOf } from '../../db/play-settings.ts'
import type { Services } from '../../services/services.ts'
import { messageText } from '../../http/messages.ts'
import type { CallContext } from '../../http/mount.ts'
import { listCardsById } from '../bank-cards/bank-card-store.ts'
import { describeCard } from '../bank-cards/describe-card.ts'
import { atNow } from './as-disbursed.ts'
import { countProofsEach } from './proof-store.ts'
import { listEvents, type EventRow } from './withdrawal-event-store.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { orderNo, type WithdrawalRow } from './withdrawal-store.ts'

/** One withdrawal as its owner sees it now. */
export async function describeWithdrawal(
  { services, merchant, language }: Pick<CallContext<unknown>, 'services' | 'merchant' | 'language'>,
  row: WithdrawalRow,
) {
  const { expectedMinutes, autoReceiptMinutes: minutes } = withdrawalSettingsOf(merchant.settings)
  const [shown] = await describeWithdrawals(services, [row], {
    now: services.now(),
    language,
    expectedMinutes,
    autoReceiptMinutes: minutes,
    takesBack: playRulesOf(merchant.settings).takesWithdrawalsBack,
  })
  if (!shown) throw new Error(`withdrawal ${orderNo(row.id)} cannot be shown`)
  return shown
}

/** How withdrawals look to their owner, in the order given. */
export async function describeWithdrawals(
  services: Pick<Services, 'db' | 'settings'>,
  rows: readonly WithdrawalRow[],
  view: {
    now: number
    language: 'VI' | 'EN'
    expectedMinutes: number
    autoReceiptMinutes?: number
    /** Whether the member may take back what nobody has approved (protection 20). */
    takesBack: boolean
  },
): Promise<Withdrawal[]> {
  if (rows.length === 0) return []
  const { db } = services
  const ids = rows.map((row) => row.id)
  const cards = await listCardsById(
    db,
    rows.map((row) => row.bank_card_id),
  )
  const events = await listEvents(db, ids)
  const proofs = await countProofsEach(db, ids)
  return rows.map((row) => {
    const card = cards.find((each) => each.id === row.bank_card_id)
    if (!card) throw new Error(`withdrawal ${row.id} has no bank card`)
    return describe(row, {
      ...view,
      card: describeCard(services, card),
      events: events.filter((event) => event.withdrawal_id === row.id),
      proofs: proofs.get(row.id) ?? 0,
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
    /** Whether the member may take back what nobody has approved (protection 20). */
    takesBack: boolean
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
    remaining: amountDue(row) - (confirmed?.received ?? 0),
    sent: row.sent,
    returned: row.returned,
    bank: view.card.bank,
    accountNumber: view.card.accountNumber,
    accountName: view.card.accountName,
    createdAt: row.created_at,
    expectedAt: row.created_at + view.expectedMinutes * minuteMs,
    ...(row.disbursed_at !== null &&
      confirmed?.state !== 'partly_sent' && { autoReceiptAt: row.disbursed_at + minutes * minuteMs }),
    ...(row.reason !== null && { reason: say(row.reason) }),
    proofs: view.proofs,
    canCancel: view.takesBack && nextWithdrawalSteps(row.state).includes('cancel'),
    answers: confirmed ? [...confirmationSteps(confirmed.state, 'member')] : [],
    events: view.events.map((event) => ({
      state: event.state,
      at: event.at,
      by: event.by,
      ...(event.remark !== null && { remark: say(event.remark) }),
    })),
  }
}
