import { calls, type BankCard } from '@saola/protocol'
import { callMutation, errorText, useApp, useText } from '@saola/shell'
import { Button, Dialog } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentPasswordField } from '#shared/money/payment-password-field.tsx'
import styles from './banks.module.css'

/** Removing a bank account, after the transaction password. */
export function RemoveAccount({ card }: { card: BankCard }): ReactElement {
  const { t } = useTranslation(['wallet', 'session', 'shell'])
  const { api } = useApp()
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const remove = useMutation({
    ...callMutation(api, calls.wallet.removeBankCard, { quiet: true, invalidates: ['wallet'] }),
    onSuccess: () => setOpen(false),
  })
  const refused = remove.error === null ? undefined : errorText(remove.error)
  const say = useText(refused)
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    remove.mutate({ cardId: card.cardId, paymentPassword: password })
  }
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
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <PaymentPasswordField
            value={password}
            onValueChange={setPassword}
            error={refused && say(refused)}
          />
          <Button type="submit" variant="primary" wide busy={remove.isPending} disabled={password === ''}>
            {t('wallet:cards.remove')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
