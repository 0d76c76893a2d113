import { formatDuration } from '@saola/i18n'
import { calls, type PlayTimeLimit, type ProtectionState } from '@saola/protocol'
import { minuteMs, type LimitTimes, type TimePeriod } from '@saola/rules'
import { RefusedNotice, useLanguage } from '@saola/shell'
import { Button, ChoiceChips, Dialog } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './protection.module.css'
import { useProtectionChange } from './use-protection-change.ts'

/** The minutes that are offered. */
const choices = [15, 30, 60, 90, 120, 180, 240, 360, 480]

export type TimeLimitDialogProps = {
  period: TimePeriod
  limit: PlayTimeLimit | undefined
  times: LimitTimes
  onClose: () => void
}

/** Asks how long one wants to play at most, and says before it is sent whether it takes effect at once or has to wait. */
export function TimeLimitDialog({ period, limit, times, onClose }: TimeLimitDialogProps): ReactElement {
  const { t } = useTranslation(['protection', 'shell'])
  const language = useLanguage()
  const [minutes, setMinutes] = useState(limit?.minutes ?? 60)
  const said = ({ timeLimits = [] }: ProtectionState): string => {
    const changed = timeLimits.find((each) => each.period === period && each.owner === undefined)
    return t(changed?.request ? 'protection:limit.done.requested' : 'protection:limit.done.set')
  }
  const change = useProtectionChange(calls.protection.setTimeLimit, { said, onDone: onClose })
  const isRaise = limit !== undefined && minutes > limit.minutes
  const time = (value: number): string => formatDuration(value * minuteMs, language)
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
        kind: t('protection:kind.time'),
        period: t(`protection:period.${period}`),
      })}
      description={
        limit
          ? t('protection:limit.current', { amount: time(limit.minutes) })
          : t('protection:kind.time.note')
      }
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      <div className={styles.form}>
        <ChoiceChips
          legend={t('protection:time.question')}
          choices={choices.map((value) => ({ value, label: time(value) }))}
          value={minutes}
          onValueChange={setMinutes}
        />
        <p className={styles.quiet} aria-live="polite">
          {t(isRaise ? 'protection:limit.effect.raise' : 'protection:limit.effect.set', spans)}
        </p>
        <RefusedNotice refused={change.refused} />
        <Button variant="primary" wide busy={change.busy} onClick={() => change.run({ period, minutes })}>
          {t(`protection:${saveLabel}`)}
        </Button>
        {limit && (
          <Button
            variant="quiet"
            wide
            busy={change.busy}
            onClick={() => change.run({ period, minutes: null })}
          >
            {t('protection:limit.remove')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
