import { amountInWords, formatDuration, formatMoney } from '@saola/i18n'
import { calls, type PlayLimit } from '@saola/protocol'
import type { LimitKind, LimitPeriod, LimitTimes } from '@saola/rules'
import { useText } from '@saola/shell'
import { Button, Dialog, Field, Notice } from '@saola/ui'
import { useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '#shared/money/money-input.tsx'
import { useLanguage } from '#shared/use-language.ts'
import styles from './protection.module.css'
import { useProtectionChange } from './use-protection-change.ts'

export type LimitDialogProps = {
  kind: LimitKind
  period: LimitPeriod
  limit: PlayLimit | undefined
  times: LimitTimes
  onClose: () => void
}

/** Asks for the amount of a limit and says before it is sent whether it takes effect at once or has to wait. */
export function LimitDialog({ kind, period, limit, times, onClose }: LimitDialogProps): ReactElement {
  const { t } = useTranslation(['protection', 'shell'])
  const language = useLanguage()
  const [amount, setAmount] = useState<number | null>(null)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const change = useProtectionChange(calls.protection.setLimit, {
    said: ({ limits }) => {
      const changed = limits.find((each) => each.kind === kind && each.period === period)
      return t(changed?.request ? 'protection:limit.done.requested' : 'protection:limit.done.set')
    },
    onDone: onClose,
  })
  const sayRefusal = useText(change.refused)
  const isRaise = limit !== undefined && amount !== null && amount > limit.amount
  const spans = {
    wait: formatDuration(times.waitMs, language),
    window: formatDuration(times.confirmMs, language),
  }
  const isMissing = amount === null || amount === 0
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (isMissing) form.current?.querySelector('input')?.focus()
    else if (!change.busy) change.run({ kind, period, amount })
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
      <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
        <Field
          label={t('protection:limit.amount')}
          error={isChecked && isMissing && t('protection:refused.amount')}
          required
        >
          <MoneyInput size="large" value={amount} onValueChange={setAmount} maxDigits={12} />
        </Field>
        <p className={styles.quiet} aria-live="polite">
          {amount !== null && amount > 0 && <span>{amountInWords(amount, language)}. </span>}
          {t(isRaise ? 'protection:limit.effect.raise' : 'protection:limit.effect.set', spans)}
        </p>
        {change.refused && (
          <Notice tone="bad" live>
            {sayRefusal(change.refused)}
          </Notice>
        )}
        <Button type="submit" variant="primary" wide busy={change.busy}>
          {t(`protection:${saveLabel}`)}
        </Button>
        {limit && (
          <Button
            variant="quiet"
            wide
            busy={change.busy}
            onClick={() => change.run({ kind, period, amount: null })}
          >
            {t('protection:limit.remove')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
