import { formatValues, messageKey, say } from '@saola/i18n'
import type { calls, CallReply, Deposit } from '@saola/protocol'
import { checkDeposit } from '@saola/rules'
import {
  FormAmountField,
  formSchema,
  MoneyPaused,
  useForm,
  useOffline,
  useLanguage,
  useReviewed,
  type StepMoves,
} from '@saola/shell'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../deposit.module.css'
import { DepositReview } from './deposit-review.tsx'

export type DepositFlowProps = {
  settings: CallReply<typeof calls.wallet.depositSettings>
  suggested: number | null
  moves: StepMoves
  onOpen: (deposit: Deposit) => void
}

type Asked = { amount: number | null }

/** How much, then a look at all of it; the code to pay has a page of its own. */
export function DepositFlow({ settings, suggested, moves, onOpen }: DepositFlowProps): ReactElement {
  const { t, i18n } = useTranslation(['wallet', 'money'])
  const language = useLanguage()
  const offline = useOffline()
  const bounds = { min: settings.minimumAmount, max: settings.maximumAmount }
  const problemOf = (amount: number | null): string | undefined => {
    const refusal = checkDeposit(amount ?? 0, bounds)
    const words = formatValues({ minAmount: bounds.min, maxAmount: bounds.max }, language)
    return refusal && say(i18n, messageKey(refusal), words)
  }
  const { form, onSubmit, problems } = useForm<Asked, void>(
    formSchema<Asked>(({ amount }) => ({ amount: problemOf(amount) })),
    async () => moves.onReview(),
    { values: { amount: suggested }, draft: { name: 'deposit', fields: ['amount'] } },
  )
  const amount = form.watch('amount')
  const isReviewed = useReviewed(moves, problemOf(amount) === undefined)
  if (isReviewed && amount !== null) {
    return <DepositReview amount={amount} settings={settings} onBack={moves.onBack} onOpen={onOpen} />
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormAmountField
        control={form.control}
        name="amount"
        label={t('wallet:deposit.amount_label')}
        labelHidden
        bounds={bounds}
        error={problems.amount}
        quick={settings.quickAmounts}
      />
      <MoneyPaused />
      <Button type="submit" variant="primary" size="large" wide disabled={offline}>
        {t('money:next')}
      </Button>
    </form>
  )
}
