import { formatMoney } from '@saola/i18n'
import { billRejections, calls, type BillRejection, type BillView } from '@saola/protocol'
import { Button, ChoiceChips, Dialog, Field, Notice, TextArea, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useHasCalls } from '../capabilities/use-has-calls.ts'
import { useApp } from '../context/app-context.tsx'
import { formSchema } from '../forms/form-schema.ts'
import { RefusedNotice } from '../forms/refused-notice.tsx'
import { useForm } from '../forms/use-form.ts'
import { useLanguage } from '../preferences/use-language.ts'
import { useOffline } from '../connection/data-age.tsx'
import styles from './contracts.module.css'

/** As long as the wire takes it. */
const longestNote = 200

/** Lets the receiver refuse a bill of which nothing is paid (contracts 34). */
export function RejectBill({ bill }: { bill: BillView }): ReactElement | null {
  const { t } = useTranslation('contracts')
  const offline = useOffline()
  const [isOpen, setOpen] = useState(false)
  const canReject = useHasCalls('contracts.rejectBill')
  const isMine = bill.side === 'downline'
  if (!canReject || !isMine || bill.paid > 0 || bill.open === 0) return null
  return (
    <>
      <div className={styles.steps}>
        <Button variant="danger" disabled={offline} onClick={() => setOpen(true)}>
          {t('bill.reject')}
        </Button>
      </div>
      {isOpen && <RejectDialog bill={bill} onClose={() => setOpen(false)} />}
    </>
  )
}

type Answer = { reason: BillRejection; note: string }
const noAnswer: Answer = { reason: 'figures', note: '' }

function RejectDialog({ bill, onClose }: { bill: BillView; onClose: () => void }): ReactElement {
  const { t } = useTranslation(['contracts', 'shell'])
  const { api } = useApp()
  const language = useLanguage()
  const toast = useToast()
  const schema = formSchema<Answer>(({ note }) => ({
    note:
      note.trim().length > longestNote ? t('contracts:bill.reject_long', { max: longestNote }) : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm<Answer, unknown>(
    schema,
    ({ reason, note }) =>
      api.send(calls.contracts.rejectBill, {
        billId: bill.id,
        reason,
        ...(note.trim() !== '' && { note: note.trim() }),
      }),
    {
      values: noAnswer,
      invalidates: ['contracts'],
      about: calls.contracts.rejectBill,
      onDone: () => {
        toast({ tone: 'good', text: t('contracts:bill.reject_done') })
        onClose()
      },
    },
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('contracts:bill.reject_title', { amount: formatMoney(bill.amount, language) })}
      closeLabel={t('shell:dialog.close')}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Notice tone="warn">{t('contracts:bill.reject_note', { name: bill.payer })}</Notice>
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <ChoiceChips
              legend={t('contracts:bill.reject_reason')}
              choices={billRejections.map((value) => ({ value, label: t(`contracts:rejection.${value}`) }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
        <Field label={t('contracts:bill.reject_words')} error={problems.note}>
          <TextArea {...form.register('note')} rows={3} />
        </Field>
        <RefusedNotice refused={refused} />
        <Button type="submit" variant="danger" wide busy={busy}>
          {t('contracts:bill.reject')}
        </Button>
      </form>
    </Dialog>
  )
}
