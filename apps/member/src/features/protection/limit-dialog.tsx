import { formatDuration, formatMoney } from '@saola/i18n'
import { calls, type PlayLimit, type ProtectionState } from '@saola/protocol'
import type { LimitKind, LimitPeriod, LimitTimes } from '@saola/rules'
import { FormAmountField, formSchema, RefusedNotice, useForm, useLanguage } from '@saola/shell'
import { Button, Dialog } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './protection.module.css'
import { useProtectionAnswer, useProtectionChange } from './use-protection-change.ts'

export type LimitDialogProps = {
  kind: LimitKind
  period: LimitPeriod
  limit: PlayLimit | undefined
  times: LimitTimes
  onClose: () => void
}

type Asked = { amount: number | null }

const nothingAsked: Asked = { amount: null }

/** Asks for the amount of a limit and says before it is sent whether it takes effect at once or has to wait. */
export function LimitDialog({ kind, period, limit, times, onClose }: LimitDialogProps): ReactElement {
  const { t } = useTranslation(['protection', 'shell'])
  const language = useLanguage()
  const show = useProtectionAnswer()
  const said = ({ limits }: ProtectionState): string => {
    const changed = limits.find((each) => each.kind === kind && each.period === period)
    return t(changed?.request ? 'protection:limit.done.requested' : 'protection:limit.done.set')
  }
  const schema = formSchema<Asked>(({ amount }) => ({
    amount: amount === null || amount === 0 ? t('protection:refused.amount') : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.protection.setLimit, {
    values: nothingAsked,
    toInput: ({ amount }) => ({ kind, period, amount }),
    onDone: (state) => {
      show(state, said(state))
      onClose()
    },
  })
  const removal = useProtectionChange(calls.protection.setLimit, { said, onDone: onClose })
  const amount = form.watch('amount')
  const isBusy = busy || removal.busy
  const isRaise = limit !== undefined && amount !== null && amount > limit.amount
  const spans = {
    wait: formatDuration(times.waitMs, language),
    window: formatDuration(times.confirmMs, language),
  }
  const lowerOrRaise = isRaise ? 'limit.save.raise' : 'limit.save.lower'
  const saveLabel = limit === undefined ? 'limit.save.set' : lowerOrRaise
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('protection:limit.name', {
        kind: t(`protection:kind.${kind}`),
        period: t(`protection:period.${period}`),
      })}
      description={
        limit
          ? t('protection:limit.current', { amount: formatMoney(limit.amount, language) })
          : t(`protection:kind.${kind}.note`)
      }
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <FormAmountField
          control={form.control}
          name="amount"
          label={t('protection:limit.amount')}
          required
          error={problems.amount}
        />
        <p className={styles.quiet} aria-live="polite">
          {t(isRaise ? 'protection:limit.effect.raise' : 'protection:limit.effect.set', spans)}
        </p>
        <RefusedNotice refused={refused ?? removal.refused} />
        <Button type="submit" variant="primary" wide busy={isBusy}>
          {t(`protection:${saveLabel}`)}
        </Button>
        {limit && (
          <Button
            variant="quiet"
            wide
            busy={isBusy}
            onClick={() => removal.run({ kind, period, amount: null })}
          >
            {t('protection:limit.remove')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
