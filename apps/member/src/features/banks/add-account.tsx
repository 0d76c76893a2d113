import { isApiError } from '@saola/api-client'
import { messageKey, say as sayKey } from '@saola/i18n'
import { calls, type Bank } from '@saola/protocol'
import { plainCapitals } from '@saola/rules'
import { callMutation, callQuery, errorText, stale, useApp, useText } from '@saola/shell'
import { Button, Combobox, Field, Notice, TextInput, useToast, type ComboboxOption } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BankMark } from '#shared/money/bank-mark.tsx'
import styles from './banks.module.css'
import { checkAccount, type AccountField } from './check-account.ts'
import { PaymentPasswordField } from '#shared/money/payment-password-field.tsx'
import { findBanks, properName } from './find-banks.ts'

/** A bank found by typing, the number, the holder in capitals as banks write it, and the transaction password. */
export function AddAccount({ holder }: { holder: string }): ReactElement {
  const { t, i18n } = useTranslation(['wallet', 'session'])
  const { api } = useApp()
  const toast = useToast()
  const [bank, setBank] = useState<Bank>()
  const [number, setNumber] = useState('')
  const [name, setName] = useState(holder)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const banks = useQuery({ ...callQuery(api, calls.wallet.banks), staleTime: stale.session }).data ?? []
  const add = useMutation({
    ...callMutation(api, calls.wallet.addBankCard, { quiet: true, invalidates: ['wallet'] }),
    onSuccess: () => {
      toast({ tone: 'good', text: t('wallet:cards.added') })
      setBank(undefined)
      setNumber('')
      setPassword('')
      setChecked(false)
    },
  })
  const refused = add.error === null ? undefined : errorText(add.error)
  const say = useText(refused)
  const field = isApiError(add.error) ? add.error.field : undefined
  const entered = {
    accountNumber: number.replaceAll(/\s/g, ''),
    accountName: name,
    paymentPassword: password,
  }
  const issues = checkAccount({ bin: bank?.bin, ...entered, holder })
  const errorAt = (each: AccountField): string | undefined => {
    const issue = issues[each]
    if (isChecked && issue !== undefined) return sayKey(i18n, messageKey(issue))
    return refused !== undefined && field === each ? say(refused) : undefined
  }
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (bank === undefined || Object.values(issues).some((issue) => issue !== undefined)) return
    add.mutate({ bin: bank.bin, ...entered })
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field label={t('wallet:cards.bank')} error={errorAt('bin')} required>
        <Combobox
          find={(typed) => findBanks(banks, typed).map(lineOf)}
          selected={bank && lineOf(bank)}
          onSelect={({ value }) => setBank(banks.find(({ bin }) => bin === value))}
          placeholder={t('wallet:cards.search')}
          listLabel={t('wallet:cards.choose')}
          noneLabel={t('wallet:cards.none')}
        />
      </Field>
      <Field label={t('wallet:cards.number')} error={errorAt('accountNumber')} required>
        <TextInput
          name="accountNumber"
          value={number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      <Field
        label={t('wallet:cards.holder')}
        hint={t('wallet:cards.holder_hint')}
        error={errorAt('accountName')}
        required
      >
        <TextInput
          name="accountName"
          value={name}
          autoComplete="off"
          readOnly={holder !== ''}
          onChange={(event) => setName(event.target.value.toUpperCase())}
          onBlur={() => setName(plainCapitals(name))}
        />
      </Field>
      <PaymentPasswordField
        name="paymentPassword"
        value={password}
        onValueChange={setPassword}
        error={errorAt('paymentPassword')}
      />
      {refused !== undefined && !(field !== undefined && field in issues) && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={add.isPending}>
        {t('wallet:withdraw.add_account')}
      </Button>
    </form>
  )
}

function lineOf(bank: Bank): ComboboxOption {
  return {
    value: bank.bin,
    label: bank.shortName,
    detail: properName(bank),
    mark: <BankMark bank={bank} size={28} />,
  }
}
