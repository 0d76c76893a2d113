import { formatDateTime, formatMoney, type Language } from '@saola/i18n'
import type { Withdrawal } from '@saola/protocol'
import { amountOnHold } from '@saola/rules'
import type { MoneyFact } from '@saola/shell'
import type { useTranslation } from 'react-i18next'

type Words = ReturnType<typeof useTranslation<['wallet', 'shell']>>['t']

/** What is to be said of a withdrawal beside its amount: where to, by when, and where each part of the money is. */
export function factsOf(withdrawal: Withdrawal, language: Language, t: Words): readonly MoneyFact[] {
  const { amount, sent = 0, returned = 0, received, remaining, state, confirmation } = withdrawal
  const isOpen = state === 'in_process' || state === 'approved'
  const isPartSent = confirmation === 'partly_sent'
  const isPartReceived = received > 0 && received < amount && confirmation !== 'disbursed'
  const money = (dong: number): string => formatMoney(dong, language)
  const facts = [
    [true, t('wallet:withdraw.choose_account'), `${withdrawal.bank.shortName} ${withdrawal.accountNumber}`],
    [true, t('wallet:cards.holder'), withdrawal.accountName],
    [true, t('wallet:withdraw.asked_at'), formatDateTime(withdrawal.createdAt, language)],
    [isOpen, t('wallet:withdraw.expected_by'), formatDateTime(withdrawal.expectedAt, language)],
    [isPartSent, t('wallet:withdraw.part.sent'), money(sent)],
    [isPartSent, t('wallet:withdraw.part.on_hold'), money(amountOnHold({ amount, sent, returned }))],
    [confirmation !== undefined && returned > 0, t('wallet:withdraw.part.returned'), money(returned)],
    [isPartReceived, t('wallet:confirm.received_amount'), money(received)],
    [isPartReceived && remaining > 0, t('wallet:confirm.remaining_amount'), money(remaining)],
  ] as const
  return facts.filter(([isShown]) => isShown).map(([, name, value]) => ({ name, value }))
}
