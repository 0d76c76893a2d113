import { formatMoney, messageKey, say } from '@saola/i18n'
import type { BankCard, calls, CallReply } from '@saola/protocol'
import { checkWithdrawal, exactAmount } from '@saola/rules'
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
import { Button, Field, Notice, Select } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { paths } from '#shared/paths.ts'
import { WithdrawReview, type WithdrawReviewProps } from './withdraw-review.tsx'
import styles from './withdrawal.module.css'

export type WithdrawFlowProps = {
  /** At least one. */
  cards: readonly BankCard[]
  settings: CallReply<typeof calls.wallet.withdrawalSettings>
  moves: StepMoves
  onOpen: WithdrawReviewProps['onOpen']
}

type Asked = { cardId: string; amount: number | null }

/** How much and where to, then a look at all of it; what is available is the gateway's to judge. */
export function WithdrawFlow({ cards, settings, moves, onOpen }: WithdrawFlowProps): ReactElement {
  const { t, i18n } = useTranslation(['wallet', 'money'])
  const language = useLanguage()
  const offline = useOffline()
  const balanceText = useBalanceText()
  const available = useQuery(balanceQuery(useApp())).data?.available
  const bounds = { min: settings.minimumAmount, max: settings.maximumAmount }
  const refusalOf = (amount: number | null, most = Number.MAX_SAFE_INTEGER) =>
    checkWithdrawal(amount ?? 0, most, bounds)
  const { due, locked } = settings.unplayed ?? { due: 0, locked: 0 }
  const free = available === undefined ? undefined : Math.max(0, exactAmount(available - locked))
  const dong = (amount: number): string => formatMoney(amount, language)
  const schema = formSchema<Asked>(({ amount }) => {
    const refusal = refusalOf(amount, available)
    if (refusal !== undefined) return { amount: say(i18n, messageKey(refusal)) }
    const isFree = free === undefined || (amount ?? 0) <= free
    return {
      amount: isFree
        ? undefined
        : t('wallet:withdraw.unplayed', { leftAmount: dong(free), dueAmount: dong(due) }),
    }
  })
  const { form, onSubmit, problems } = useForm<Asked, void>(schema, async () => moves.onReview(), {
    values: { cardId: cards[0]?.cardId ?? '', amount: null },
    draft: { name: 'withdrawal', fields: ['cardId', 'amount'] },
  })
  const [cardId, amount] = form.watch(['cardId', 'amount'])
  // One that was kept by a draft may have been removed meanwhile.
  const card = cards.find((each) => each.cardId === cardId) ?? cards[0]
  // The hold of the withdrawal itself makes less available while the review is still in sight.
  const isReviewed = useReviewed(moves, refusalOf(amount) === undefined)
  if (isReviewed && amount !== null && card !== undefined) {
    return (
      <WithdrawReview card={card} amount={amount} settings={settings} onBack={moves.onBack} onOpen={onOpen} />
    )
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {locked > 0 && (
        <Notice tone="info" title={t('wallet:withdraw.unplayed.title', { amount: dong(due) })}>
          {t('wallet:withdraw.unplayed.text', { amount: dong(locked) })}{' '}
          <Link to={paths.lobby}>{t('wallet:withdraw.unplayed.act')}</Link>
        </Notice>
      )}
      <FormAmountField
        control={form.control}
        name="amount"
        label={t('wallet:withdraw.amount')}
        labelHidden
        bounds={bounds}
        hint={t('money:amount.available', { amount: balanceText(available) })}
        error={problems.amount}
        quick={settings.quickAmounts}
        all={free === undefined ? undefined : Math.min(free, bounds.max)}
      />
      <Field label={t('wallet:withdraw.choose_account')}>
        <Select
          value={card?.cardId}
          options={cards.map((each) => ({
            value: each.cardId,
            label: `${each.bank.shortName} ${each.accountNumber}`,
          }))}
          onChange={(event) => form.setValue('cardId', event.target.value)}
        />
      </Field>
      <MoneyPaused />
      <Button type="submit" variant="primary" size="large" wide disabled={offline}>
        {t('money:next')}
      </Button>
    </form>
  )
}
