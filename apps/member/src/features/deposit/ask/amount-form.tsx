import { amountInWords, messageKey, say } from '@saola/i18n'
import type { calls, CallReply, Deposit } from '@saola/protocol'
import { checkDeposit } from '@saola/rules'
import { MoneyProblem, useAmountDraft, useOffline } from '@saola/shell'
import { Button, ChoiceChips, Field } from '@saola/ui'
import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '#shared/money/money-input.tsx'
import { useLanguage } from '#shared/use-language.ts'
import styles from '../deposit.module.css'
import { shortAmount } from './short-amount.ts'
import { useRequestDeposit } from './use-request-deposit.ts'

export type AmountFormProps = {
  settings: CallReply<typeof calls.wallet.depositSettings>
  /** The same bounds, written as money. */
  bounds: { min: string; max: string }
  suggested: number | null
  onOpen: (deposit: Deposit) => void
}

/** The one question of the step: an amount, typed or tapped, said back in words. */
export function AmountForm({ settings, bounds, suggested, onOpen }: AmountFormProps): ReactElement {
  const { t, i18n } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  const [amount, setAmount] = useAmountDraft('deposit', suggested)
  const [isChecked, setChecked] = useState(false)
  const offline = useOffline()
  const box = useRef<HTMLDivElement>(null)
  const money = useRequestDeposit(onOpen)

  const problem = checkDeposit(amount ?? 0, { min: settings.minimumAmount, max: settings.maximumAmount })
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (problem !== undefined || amount === null) {
      box.current?.querySelector('input')?.focus()
      return
    }
    money.act({ amount })
  }
  const choose = (chosen: number): void => {
    setAmount(chosen)
    setChecked(true)
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <div ref={box}>
        <Field
          label={t('wallet:deposit.amount_label')}
          labelHidden
          error={isChecked && problem !== undefined && say(i18n, messageKey(problem), bounds)}
        >
          <MoneyInput
            size="large"
            value={amount}
            onValueChange={setAmount}
            onBlur={() => setChecked(amount !== null)}
            placeholder="0"
          />
          <p className={styles.words} aria-live="polite">
            {amount === null ? t('wallet:deposit.bounds', bounds) : amountInWords(amount, language)}
          </p>
        </Field>
      </div>
      <ChoiceChips
        legend={t('wallet:deposit.quick')}
        legendHidden
        choices={settings.quickAmounts.map((value) => ({ value, label: shortAmount(value, language) }))}
        value={settings.quickAmounts.find((value) => value === amount) ?? null}
        onValueChange={choose}
      />
      <MoneyProblem money={money} wish={amount === null ? undefined : { amount }} />
      <div className={styles.act}>
        <Button type="submit" variant="primary" size="large" wide busy={money.busy} disabled={offline}>
          {t('wallet:deposit.create')}
        </Button>
        <p className={styles.next}>{t('wallet:deposit.next', { minutes: settings.expiryMinutes })}</p>
      </div>
    </form>
  )
}
