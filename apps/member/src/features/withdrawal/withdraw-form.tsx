import { amountInWords, formatMoney, messageKey, say } from '@saola/i18n'
import { calls, type BankCard, type CallReply, type Withdrawal } from '@saola/protocol'
import { checkWithdrawal } from '@saola/rules'
import { MoneyProblem, useAmountDraft, useApp, useMoneyAct, useOffline, useText } from '@saola/shell'
import { Button, ChoiceChips, Field, Select } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { MoneyInput } from '#shared/money/money-input.tsx'
import { useLanguage } from '#shared/use-language.ts'
import { PaymentPasswordField } from '#shared/money/payment-password-field.tsx'
import { withdrawalKey } from './withdrawal-queries.ts'
import styles from './withdrawal.module.css'

export type WithdrawFormProps = {
  cards: readonly BankCard[]
  settings: CallReply<typeof calls.wallet.withdrawalSettings>
  onOpen: (withdrawal: Withdrawal) => void
}

/** Where to, how much, and the transaction password; what is available is the gateway's to judge. */
export function WithdrawForm({ cards, settings, onOpen }: WithdrawFormProps): ReactElement {
  const { t, i18n } = useTranslation(['wallet', 'session', 'shell'])
  const language = useLanguage()
  const offline = useOffline()
  const [cardId, setCardId] = useState(cards[0]?.cardId ?? '')
  const [amount, setAmount] = useAmountDraft('withdrawal')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const available = useQuery(balanceQuery(useApp())).data?.available
  const { queryClient } = useApp()
  const money = useMoneyAct(calls.wallet.withdraw, {
    invalidates: ['wallet'],
    // The password proves the person, it is no part of what they want, and it is never kept.
    wishOf: ({ paymentPassword: _password, ...wish }) => wish,
    onDone: (withdrawal) => {
      queryClient.setQueryData(withdrawalKey(withdrawal.withdrawalId), withdrawal)
      onOpen(withdrawal)
    },
  })
  const { busy, refused, refusedField } = money
  const sayRefusal = useText(refused)
  const bounds = {
    min: formatMoney(settings.minimumAmount, language),
    max: formatMoney(settings.maximumAmount, language),
  }
  const problem = checkWithdrawal(amount ?? 0, available ?? Number.MAX_SAFE_INTEGER, {
    min: settings.minimumAmount,
    max: settings.maximumAmount,
  })
  const all = available === undefined ? 0 : Math.min(available, settings.maximumAmount)
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (problem !== undefined || amount === null || password === '') return
    money.act({ cardId, amount, paymentPassword: password })
  }
  const amountError = isChecked && problem !== undefined && say(i18n, messageKey(problem), bounds)
  const passwordError =
    refused !== undefined && refusedField === 'paymentPassword'
      ? sayRefusal(refused)
      : isChecked && password === '' && t('wallet:withdraw.password_required')
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field label={t('wallet:withdraw.choose_account')}>
        <Select
          value={cardId}
          options={cards.map((card) => ({
            value: card.cardId,
            label: `${card.bank.shortName} ${card.accountNumber}`,
          }))}
          onChange={(event) => setCardId(event.target.value)}
        />
      </Field>
      <Field label={t('wallet:withdraw.amount')} error={amountError}>
        <MoneyInput
          size="large"
          value={amount}
          onValueChange={setAmount}
          onBlur={() => setChecked(amount !== null)}
          placeholder="0"
        />
        <p className={styles.words} aria-live="polite">
          {amount === null ? t('wallet:withdraw.bounds', bounds) : amountInWords(amount, language)}
        </p>
      </Field>
      <ChoiceChips
        legend={t('wallet:deposit.quick')}
        legendHidden
        choices={[
          ...settings.quickAmounts.map((value) => ({ value, label: formatMoney(value, language) })),
          ...(all > 0 && !settings.quickAmounts.includes(all)
            ? [{ value: all, label: t('wallet:withdraw.all') }]
            : []),
        ]}
        value={amount}
        onValueChange={setAmount}
      />
      <PaymentPasswordField
        name="paymentPassword"
        value={password}
        onValueChange={setPassword}
        error={passwordError}
      />
      <MoneyProblem
        money={money}
        wish={amount === null ? undefined : { cardId, amount, paymentPassword: '' }}
        besides="paymentPassword"
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={offline}>
        {t('wallet:withdraw.submit')}
      </Button>
      <p className={styles.quiet}>{t('wallet:withdraw.expected', { minutes: settings.expectedMinutes })}</p>
    </form>
  )
}
