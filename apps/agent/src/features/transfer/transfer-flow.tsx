import { formatMoney, messageKey, say } from '@saola/i18n'
import type { AgentTransfer, TransferRecipient, TransferTerms } from '@saola/protocol'
import { agentTransferRules, checkAgentTransfer } from '@saola/rules'
import {
  FormAmountField,
  formSchema,
  MoneyPaused,
  useApp,
  useBalanceText,
  useForm,
  useLanguage,
  useOffline,
  useReviewed,
  type StepMoves,
} from '@saola/shell'
import { Button, Card, Field, TextInput } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from './transfer-queries.ts'
import { TransferReview } from './transfer-review.tsx'
import styles from './transfer.module.css'

type TransferFlowProps = {
  recipient: TransferRecipient
  bounds: TransferTerms
  moves: StepMoves
  onSent: (transfer: AgentTransfer) => void
}

type Asked = { amount: number | null; remark: string }

/** The longest remark. */
const remarkLength = 100

/** How much, within what is left of today and what the wallet holds, then a look at all of it with the proofs. */
export function TransferFlow({ recipient, bounds, moves, onSent }: TransferFlowProps): ReactElement {
  const { t, i18n } = useTranslation(['transfer', 'money', 'wallet'])
  const language = useLanguage()
  const offline = useOffline()
  const balanceText = useBalanceText()
  const wallet = useQuery(balanceQuery(useApp())).data
  const available = wallet && (wallet.available ?? wallet.sumBalance)
  const { minimumAmount, dailyCap, leftToday } = bounds
  const problemOf = (amount: number | null): string | undefined => {
    if (amount === null) return t('wallet:transfer.enter_amount')
    const refusal = checkAgentTransfer(amount, { minimumAmount, dailyCap, sentToday: dailyCap - leftToday })
    if (refusal)
      return say(i18n, messageKey(refusal.key), { minAmount: formatMoney(minimumAmount, language) })
    return available !== undefined && amount > available ? t('wallet:transfer.too_much') : undefined
  }
  const schema = formSchema<Asked>(({ amount }) => ({ amount: problemOf(amount) }))
  const { form, onSubmit, problems } = useForm<Asked, void>(schema, async () => moves.onReview(), {
    values: { amount: null, remark: '' },
    draft: { name: `transfer.${recipient.customerId}`, fields: ['amount', 'remark'] },
  })
  const [amount, remark] = form.watch(['amount', 'remark'])
  // What the transfer itself takes makes the rest too little while its review is still in sight.
  const isReviewed = useReviewed(moves, amount !== null && amount >= minimumAmount)
  if (isReviewed && amount !== null) {
    return (
      <TransferReview
        recipient={recipient}
        amount={amount}
        remark={remark.trim()}
        onBack={moves.onBack}
        onSent={onSent}
      />
    )
  }
  const most = available === undefined ? leftToday : Math.min(available, leftToday)
  return (
    <Card>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <FormAmountField
          control={form.control}
          name="amount"
          label={t('transfer:amount')}
          bounds={{ min: minimumAmount, max: leftToday }}
          hint={t('money:amount.available', { amount: balanceText(available) })}
          error={problems.amount}
          quick={agentTransferRules.quickAmounts}
          all={most}
        />
        <Field label={t('transfer:remark')} hint={t('transfer:remark.hint')} error={problems.remark}>
          <TextInput {...form.register('remark')} maxLength={remarkLength} autoComplete="off" />
        </Field>
        <MoneyPaused />
        <Button type="submit" variant="primary" size="large" wide disabled={offline}>
          {t('money:next')}
        </Button>
      </form>
    </Card>
  )
}
