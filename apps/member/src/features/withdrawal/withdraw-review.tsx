import { formatDuration } from '@saola/i18n'
import { calls, type BankCard, type CallReply, type Withdrawal } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import {
  AuthenticatorCodeField,
  formSchema,
  MoneyProblem,
  MoneyReview,
  useApp,
  useAuthenticatorOn,
  useForm,
  useMoneyAct,
  useLanguage,
  useModule,
} from '@saola/shell'
import { PaymentPasswordField } from '@saola/sign-in'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { withdrawalKey } from './withdrawal-queries.ts'

export type WithdrawReviewProps = {
  card: BankCard
  amount: number
  settings: CallReply<typeof calls.wallet.withdrawalSettings>
  onBack: () => void
  /** Without a withdrawal the gateway said no more than that it took it. */
  onOpen: (withdrawal: Withdrawal | undefined) => void
}

type Proof = { paymentPassword: string; code: string }

/** What the withdrawal will be, and what lets it go: the transaction password unless the merchant asks for none (wallet 68), and the authenticator where it is on. */
export function WithdrawReview(props: WithdrawReviewProps): ReactElement {
  const { card, amount, settings, onBack, onOpen } = props
  const { t } = useTranslation(['wallet', 'money', 'system'])
  const language = useLanguage()
  const { queryClient } = useApp()
  const call = calls.wallet.withdraw
  const wish = { cardId: card.cardId, amount }
  const money = useMoneyAct(call, {
    invalidates: ['wallet'],
    // Both prove the person; they are no part of what is wanted, and they are never kept.
    wishOf: ({ paymentPassword: _password, code: _code, ...wanted }) => wanted,
    onDone: (withdrawal) => {
      if (withdrawal !== undefined) {
        queryClient.setQueryData(withdrawalKey(withdrawal.withdrawalId), withdrawal)
      }
      onOpen(withdrawal)
    },
  })
  const isGuarded = useAuthenticatorOn()
  const asksPassword = !useModule('WDRAWNOPASSVERIF3')
  const schema = formSchema<Proof>(({ paymentPassword, code }) => ({
    paymentPassword:
      asksPassword && paymentPassword === '' ? t('wallet:withdraw.password_required') : undefined,
    code: isGuarded && code.trim() === '' ? t('system:authenticator.needed') : undefined,
  }))
  const { form, onSubmit, problems } = useForm<Proof, Withdrawal | undefined>(
    schema,
    ({ paymentPassword, code }) =>
      money.send({ ...wish, ...(asksPassword && { paymentPassword }), code: code.trim() }),
    { values: { paymentPassword: '', code: '' }, about: call },
  )
  const time = formatDuration(settings.expectedMinutes * minuteMs, language)
  return (
    <MoneyReview
      amount={amount}
      facts={[
        { name: t('money:review.what'), value: t('wallet:withdraw.title') },
        { name: t('money:review.from'), value: t('wallet:balance.main') },
        {
          name: t('money:review.to'),
          value: `${card.bank.shortName} ${card.accountNumber}`,
          more: card.accountName,
        },
      ]}
      fee={settings.fee}
      expected={t('wallet:withdraw.expected_in', { time })}
      confirmLabel={t('wallet:withdraw.submit')}
      busy={money.busy}
      onConfirm={onSubmit}
      onBack={onBack}
      next={t('wallet:withdraw.next')}
    >
      {asksPassword && (
        <Controller
          control={form.control}
          name="paymentPassword"
          render={({ field: { name, value, onChange } }) => (
            <PaymentPasswordField
              name={name}
              value={value}
              onValueChange={onChange}
              error={problems.paymentPassword}
            />
          )}
        />
      )}
      <AuthenticatorCodeField {...form.register('code')} isOn={isGuarded} error={problems.code} />
      <MoneyProblem
        money={money}
        wish={wish}
        besides={money.refusedField === 'code' ? 'code' : 'paymentPassword'}
      />
    </MoneyReview>
  )
}
