import { formatMoney } from '@saola/i18n'
import { calls, type AgentTransfer, type TransferRecipient } from '@saola/protocol'
import {
  formSchema,
  MoneyProblem,
  MoneyReview,
  useForm,
  useLanguage,
  useMoneyAct,
  useSession,
} from '@saola/shell'
import { PaymentPasswordField } from '@saola/sign-in'
import { Field, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStandingWords } from './use-standing-words.ts'

type TransferReviewProps = {
  recipient: TransferRecipient
  amount: number
  remark: string
  onBack: () => void
  onSent: (transfer: AgentTransfer) => void
}

type Proof = { paymentPassword: string; code: string }

/** What the transfer will be, and the two proofs that let it go; it cannot be taken back. */
export function TransferReview({
  recipient,
  amount,
  remark,
  onBack,
  onSent,
}: TransferReviewProps): ReactElement {
  const { t } = useTranslation(['transfer', 'money'])
  const language = useLanguage()
  const standing = useStandingWords()
  const own = useSession().member?.account ?? ''
  const { customerId, customerName: name, direction } = recipient
  const call = calls.team.transfer
  const wish = { customerId, amount, ...(remark !== '' && { remark }) }
  const money = useMoneyAct(call, {
    invalidates: ['team', 'wallet'],
    // The proofs are no part of what is wanted, and they are never kept.
    wishOf: ({ paymentPassword: _password, code: _code, ...wanted }) => wanted,
    onDone: onSent,
  })
  const schema = formSchema<Proof>(({ paymentPassword, code }) => ({
    paymentPassword: paymentPassword === '' ? t('transfer:password.required') : undefined,
    code: code.trim() === '' ? t('transfer:code.required') : undefined,
  }))
  const { form, onSubmit, problems } = useForm<Proof, AgentTransfer>(
    schema,
    ({ paymentPassword, code }) => money.send({ ...wish, paymentPassword, code: code.trim() }),
    { values: { paymentPassword: '', code: '' }, about: call },
  )
  return (
    <MoneyReview
      amount={amount}
      facts={[
        { name: t('money:review.what'), value: `${t('transfer:title')} · ${t(`transfer:${direction}`)}` },
        { name: t('money:review.from'), value: own },
        { name: t('money:review.to'), value: name, more: standing(recipient), strong: true },
        ...(remark === '' ? [] : [{ name: t('transfer:remark'), value: remark }]),
      ]}
      expected={t('transfer:at_once')}
      confirmLabel={t('transfer:submit', { amount: formatMoney(amount, language) })}
      busy={money.busy}
      onConfirm={onSubmit}
      onBack={onBack}
      next={t('transfer:check.body', { amount: formatMoney(amount, language), name })}
    >
      <Controller
        control={form.control}
        name="paymentPassword"
        render={({ field: { name: field, value, onChange } }) => (
          <PaymentPasswordField
            name={field}
            value={value}
            onValueChange={onChange}
            error={problems.paymentPassword}
          />
        )}
      />
      <Field label={t('transfer:code')} hint={t('transfer:code.hint')} error={problems.code} required>
        <TextInput
          {...form.register('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
        />
      </Field>
      <MoneyProblem
        money={money}
        wish={{ ...wish, paymentPassword: '' }}
        besides={money.refusedField === 'code' ? 'code' : 'paymentPassword'}
      />
    </MoneyReview>
  )
}
