import { messageKey, say } from '@saola/i18n'
import { calls, type Bank } from '@saola/protocol'
import { plainCapitals } from '@saola/rules'
import {
  AuthenticatorCodeField,
  callQuery,
  formSchema,
  RefusedNotice,
  stale,
  useApp,
  useAuthenticatorOn,
  useForm,
  type FormProblems,
} from '@saola/shell'
import { PaymentPasswordField } from '@saola/sign-in'
import { Button, Combobox, Field, ShapedInput, TextInput, useToast, type ComboboxOption } from '@saola/ui'
import { plainText } from '@saola/validation'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BankMark } from '#shared/money/bank-mark.tsx'
import styles from './banks.module.css'
import { checkAccount, type AccountField } from './check-account.ts'
import { findBanks, properName } from './find-banks.ts'

type Typed = Record<AccountField | 'code', string>

/** A bank found by typing, the number, the holder in capitals as banks write it, the transaction password, and a code where an authenticator is on. */
export function AddAccount({ holder }: { holder: string }): ReactElement {
  const { t, i18n } = useTranslation('wallet')
  const { api } = useApp()
  const toast = useToast()
  const banks = useQuery({ ...callQuery(api, calls.wallet.banks), staleTime: stale.session }).data ?? []
  const schema = formSchema<Typed>((values) => {
    const found = Object.entries(checkAccount({ ...sent(values), holder }))
    return Object.fromEntries(
      found.map(([field, key]) => [field, key && say(i18n, messageKey(key))]),
    ) as FormProblems<Typed>
  })
  const nothingTyped = { bin: '', accountNumber: '', accountName: holder, paymentPassword: '', code: '' }
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.wallet.addBankCard, {
    values: nothingTyped,
    toInput: sent,
    invalidates: ['wallet'],
    onDone: (_reply, { accountName }) => {
      toast({ tone: 'good', text: t('cards.added') })
      form.reset({ ...nothingTyped, accountName })
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label={t('cards.bank')} error={problems.bin} required>
        <Controller
          control={form.control}
          name="bin"
          render={({ field: { value, onChange } }) => (
            <Combobox
              find={(typed) => findBanks(banks, typed).map(lineOf)}
              selected={banks.filter(({ bin }) => bin === value).map(lineOf)[0]}
              onSelect={(option) => onChange(option.value)}
              placeholder={t('cards.search')}
              listLabel={t('cards.choose')}
              noneLabel={t('cards.none')}
            />
          )}
        />
      </Field>
      <Field label={t('cards.number')} error={problems.accountNumber} required>
        <TextInput
          {...form.register('accountNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
        />
      </Field>
      <Field label={t('cards.holder')} hint={t('cards.holder_hint')} error={problems.accountName} required>
        <Controller
          control={form.control}
          name="accountName"
          render={({ field: { onChange, onBlur, ...field } }) => (
            <ShapedInput
              {...field}
              autoComplete="off"
              readOnly={holder !== ''}
              shape={inCapitals}
              onValueChange={onChange}
              onBlur={() => {
                onChange(plainCapitals(field.value))
                onBlur()
              }}
            />
          )}
        />
      </Field>
      <Controller
        control={form.control}
        name="paymentPassword"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <PaymentPasswordField
            name={name}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={problems.paymentPassword}
          />
        )}
      />
      <AuthenticatorCodeField {...form.register('code')} isOn={useAuthenticatorOn()} error={problems.code} />
      <RefusedNotice refused={refused} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('withdraw.add_account')}
      </Button>
    </form>
  )
}

function inCapitals(text: string): string {
  return text.toUpperCase()
}

/** People write the number in groups; banks do not. */
function sent(values: Typed): Typed {
  return { ...values, accountNumber: plainText(values.accountNumber).replaceAll(/[\s.\p{Pd}]/gu, '') }
}

function lineOf(bank: Bank): ComboboxOption {
  return {
    value: bank.bin,
    label: bank.shortName,
    detail: properName(bank),
    mark: <BankMark bank={bank} size={28} />,
  }
}
