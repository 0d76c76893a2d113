import type { AreaName, Call, CallInput, CallReply } from '@saola/protocol'
import {
  AuthenticatorCodeField,
  formSchema,
  MoneyProblem,
  MoneyReview,
  useForm,
  useMoneyAct,
  type MoneyReviewProps,
} from '@saola/shell'
import { PaymentPasswordField } from '@saola/sign-in'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

type Proofs = { paymentPassword: string; code: string }

type ProvedReviewProps<C extends Call> = Omit<MoneyReviewProps, 'busy' | 'onConfirm'> & {
  call: C
  /** The input of the call without its proofs. */
  wish: Omit<CallInput<C>, keyof Proofs>
  /** Areas whose reads are out of date once the money went. */
  invalidates: readonly AreaName[]
  onDone: (reply: CallReply<C>) => void
}

/** An act with money as a whole, and the two proofs that let it go: the transaction password and a code. */
export function ProvedReview<C extends Call>({
  call,
  wish,
  invalidates,
  onDone,
  children,
  ...review
}: ProvedReviewProps<C>): ReactElement {
  const { t } = useTranslation('transfer')
  const money = useMoneyAct(call, {
    invalidates,
    // The proofs are no part of what is wanted, and they are never kept.
    wishOf: (input) => withoutProofs(input as Partial<Proofs>),
    onDone,
  })
  const inputWith = (proofs: Proofs) => ({ ...wish, ...proofs }) as CallInput<C>
  const schema = formSchema<Proofs>(({ paymentPassword, code }) => ({
    paymentPassword: paymentPassword === '' ? t('password.required') : undefined,
    code: code.trim() === '' ? t('code.required') : undefined,
  }))
  const { form, onSubmit, problems } = useForm<Proofs, CallReply<C>>(
    schema,
    ({ paymentPassword, code }) => money.send(inputWith({ paymentPassword, code: code.trim() })),
    { values: { paymentPassword: '', code: '' }, about: call },
  )
  return (
    <MoneyReview {...review} busy={money.busy} onConfirm={onSubmit}>
      {children}
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
      <AuthenticatorCodeField
        {...form.register('code')}
        isOn
        label={t('code')}
        hint={t('code.hint')}
        error={problems.code}
      />
      <MoneyProblem
        money={money}
        wish={inputWith({ paymentPassword: '', code: '' })}
        besides={money.refusedField === 'code' ? 'code' : 'paymentPassword'}
      />
    </MoneyReview>
  )
}

function withoutProofs({ paymentPassword: _password, code: _code, ...wanted }: Partial<Proofs>): unknown {
  return wanted
}
