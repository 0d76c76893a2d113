import { calls, type BankCard } from '@saola/protocol'
import { formSchema, RefusedNotice, useForm } from '@saola/shell'
import { PaymentPasswordField } from '@saola/sign-in'
import { Button, Dialog } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './banks.module.css'

/** Removing a bank account, after the transaction password. */
export function RemoveAccount({ card }: { card: BankCard }): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const [isOpen, setOpen] = useState(false)
  const name = `${card.bank.shortName} ${card.accountNumber}`
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t('wallet:cards.remove_one', { name })}>
        {t('wallet:cards.remove')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('wallet:cards.remove_one', { name })}
        description={t('wallet:cards.remove_hint')}
        closeLabel={t('shell:dialog.close')}
        size="small"
      >
        <RemoveForm cardId={card.cardId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function RemoveForm({ cardId, onDone }: { cardId: string; onDone: () => void }): ReactElement {
  const { t } = useTranslation('wallet')
  const schema = formSchema<{ paymentPassword: string }>(({ paymentPassword }) => ({
    paymentPassword: paymentPassword === '' ? t('withdraw.password_required') : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.wallet.removeBankCard, {
    values: { paymentPassword: '' },
    toInput: (values) => ({ cardId, ...values }),
    invalidates: ['wallet'],
    onDone,
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Controller
        control={form.control}
        name="paymentPassword"
        render={({ field: { value, onChange, onBlur } }) => (
          <PaymentPasswordField
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={problems.paymentPassword}
          />
        )}
      />
      <RefusedNotice refused={refused} />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        disabled={form.watch('paymentPassword') === ''}
      >
        {t('cards.remove')}
      </Button>
    </form>
  )
}
