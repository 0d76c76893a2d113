import { formatDuration } from '@saola/i18n'
import { calls, timeLimitPeriods, type PlayTimeLimit, type ProtectionState } from '@saola/protocol'
import { minuteMs, type TimePeriod } from '@saola/rules'
import { Offered, useLanguage } from '@saola/shell'
import { Button, Card } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LimitWish } from './limit-wish.tsx'
import styles from './protection.module.css'
import { TimeLimitDialog } from './time-limit-dialog.tsx'
import { useProtectionChange } from './use-protection-change.ts'

/** Limits on time of play: in one go and in a day, the member's own and, beside them, those that the operator has set. */
export function TimeLimitsCard({ state, now }: { state: ProtectionState; now: number }): ReactElement {
  const { t } = useTranslation('protection')
  const [open, setOpen] = useState<TimePeriod>()
  const { timeLimits = [] } = state
  const of = (period: TimePeriod, owner?: 'operator') =>
    timeLimits.find((limit) => limit.period === period && limit.owner === owner)
  return (
    <Card title={t('kind.time')} aside={<span className={styles.quiet}>{t('kind.time.note')}</span>}>
      <ul className={styles.rows}>
        {timeLimitPeriods.map((period) => (
          <TimeLimitRow
            key={period}
            period={period}
            limit={of(period)}
            operators={of(period, 'operator')}
            now={now}
            onChange={() => setOpen(period)}
          />
        ))}
      </ul>
      {open && (
        <TimeLimitDialog period={open} limit={of(open)} times={state} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  )
}

type RowProps = {
  period: TimePeriod
  limit: PlayTimeLimit | undefined
  operators: PlayTimeLimit | undefined
  now: number
  onChange: () => void
}

function TimeLimitRow({ period, limit, operators, now, onChange }: RowProps): ReactElement {
  const { t } = useTranslation('protection')
  const language = useLanguage()
  const name = t('limit.name', { kind: t('kind.time'), period: t(`period.${period}`) })
  const time = (minutes: number): string => formatDuration(minutes * minuteMs, language)
  const used = (limit ?? operators)?.usedMinutes
  const binding = Math.min(limit?.minutes ?? Infinity, operators?.minutes ?? Infinity)
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <h3 className={styles.period}>{t(`period.${period}`)}</h3>
        <p className={limit ? styles.amount : styles.none}>
          {limit ? <span className="figures">{time(limit.minutes)}</span> : t('limit.none')}
        </p>
        <Offered by="protection.setTimeLimit">
          <Button
            size="small"
            variant="quiet"
            onClick={onChange}
            aria-label={limit ? t('limit.change_of', { limit: name }) : t('limit.set_of', { limit: name })}
          >
            {limit ? t('limit.change') : t('limit.set')}
          </Button>
        </Offered>
      </div>
      {operators && (
        <p className={styles.facts}>
          <span>{t('time.operator')}</span>
          <span className="figures">{time(operators.minutes)}</span>
        </p>
      )}
      {(limit ?? operators) && (
        <p className={styles.facts}>
          <span>
            {used === undefined
              ? t('time.rest')
              : t('time.used', { used: time(used), amount: time(binding) })}
          </span>
        </p>
      )}
      {limit?.request && <TimeWish period={period} request={limit.request} now={now} />}
    </li>
  )
}

type WishProps = { period: TimePeriod; request: NonNullable<PlayTimeLimit['request']>; now: number }

function TimeWish({ period, request, now }: WishProps): ReactElement {
  const { t } = useTranslation('protection')
  const language = useLanguage()
  const confirm = useProtectionChange(calls.protection.confirmTimeLimit, {
    said: () => t('request.confirmed'),
  })
  const cancel = useProtectionChange(calls.protection.cancelTimeRequest, {
    said: () => t('request.cancelled'),
  })
  const { minutes } = request
  return (
    <LimitWish
      words={
        minutes === null
          ? t('request.remove')
          : t('request.raise', { amount: formatDuration(minutes * minuteMs, language) })
      }
      request={{ ...request, amount: minutes ?? undefined }}
      now={now}
      confirm={{ ...confirm, by: 'protection.confirmTimeLimit', run: () => confirm.run({ period }) }}
      cancel={{ ...cancel, by: 'protection.cancelTimeRequest', run: () => cancel.run({ period }) }}
    />
  )
}
