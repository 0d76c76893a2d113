import { amountInWords, formatMoney } from '@saola/i18n'
import { calls, type VendorBalance, type VendorTransfer } from '@saola/protocol'
import { callQuery, MoneyProblem, stale, useApp, useMoneyAct, useOffline } from '@saola/shell'
import { Button, Dialog, Field, Notice } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '#shared/money/money-input.tsx'
import { useLanguage } from '#shared/use-language.ts'
import styles from './vendor-wallets.module.css'

export type Direction = VendorTransfer['direction']

export type MoveMoneyDialogProps = { vendor: VendorBalance; direction: Direction; onClose: () => void }

/** Asks how much goes to a vendor's wallet or back, and says how it ended. */
export function MoveMoneyDialog({ vendor, direction, onClose }: MoveMoneyDialogProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const [ended, setEnded] = useState<VendorTransfer>()
  const close = (open: boolean): void => {
    if (!open) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      size="small"
      title={t(direction === 'in' ? 'wallet:transfer.in' : 'wallet:transfer.out', {
        wallet: vendor.vendorName,
      })}
      closeLabel={t('shell:act.close')}
    >
      {ended === undefined ? (
        <MoveMoneyForm vendor={vendor} direction={direction} onEnd={setEnded} />
      ) : (
        <Ended transfer={ended} onClose={onClose} />
      )}
    </Dialog>
  )
}

type MoveMoneyFormProps = {
  vendor: VendorBalance
  direction: Direction
  onEnd: (transfer: VendorTransfer) => void
}

function MoveMoneyForm({ vendor, direction, onEnd }: MoveMoneyFormProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  const { api } = useApp()
  const main = useQuery({ ...callQuery(api, calls.wallet.balance), staleTime: stale.moment })
  const [amount, setAmount] = useState<number | null>(null)
  const [isChecked, setChecked] = useState(false)
  const offline = useOffline()
  const money = useMoneyAct(calls.wallet.transfer, { invalidates: ['wallet'], onDone: onEnd })
  const most = direction === 'in' ? main.data?.available : vendor.balance
  const problem = problemOf(amount, most)
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (problem === undefined && amount !== null)
      money.act({ vassalage: vendor.vassalage, direction, amount })
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={t('wallet:transfer.amount')}
        error={isChecked && problem !== undefined && t(`wallet:transfer.${problem}`)}
      >
        <MoneyInput value={amount} onValueChange={setAmount} placeholder="0" />
        <p className={styles.quiet} aria-live="polite">
          {amount === null
            ? most !== undefined && t('wallet:transfer.most', { amount: formatMoney(most, language) })
            : amountInWords(amount, language)}
        </p>
      </Field>
      {most !== undefined && most > 0 && (
        <Button size="small" onClick={() => setAmount(most)}>
          {t('wallet:transfer.everything')}
        </Button>
      )}
      <MoneyProblem
        money={money}
        wish={amount === null ? undefined : { vassalage: vendor.vassalage, direction, amount }}
      />
      <Button type="submit" variant="primary" wide busy={money.busy} disabled={offline}>
        {t('wallet:transfer.submit')}
      </Button>
    </form>
  )
}

function problemOf(amount: number | null, most: number | undefined): 'enter_amount' | 'too_much' | undefined {
  if (amount === null || amount <= 0) return 'enter_amount'
  return most !== undefined && amount > most ? 'too_much' : undefined
}

const tones = { done: 'good', pending: 'warn', refused: 'bad' } as const

function Ended({ transfer, onClose }: { transfer: VendorTransfer; onClose: () => void }): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  return (
    <div className={styles.form}>
      <Notice tone={tones[transfer.state]} live>
        {t(`wallet:transfer.end.${transfer.state}`, { amount: formatMoney(transfer.amount, language) })}
      </Notice>
      <Button wide variant="primary" onClick={onClose}>
        {t('shell:act.close')}
      </Button>
    </div>
  )
}
