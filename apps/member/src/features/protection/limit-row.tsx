import { Offered, useLanguage } from '@saola/shell'
import { formatDateTime, formatMoney } from '@saola/i18n'
import type { PlayLimit } from '@saola/protocol'
import type { LimitKind, LimitPeriod } from '@saola/rules'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LimitRequest } from './limit-request.tsx'
import styles from './protection.module.css'

export type LimitRowProps = {
  kind: LimitKind
  period: LimitPeriod
  /** Undefined where none is set. */
  limit: PlayLimit | undefined
  now: number
  onChange: () => void
}

/** One limit: its amount, how much of it is used, when that comes free, and a wish that waits. */
export function LimitRow({ kind, period, limit, now, onChange }: LimitRowProps): ReactElement {
  const { t } = useTranslation('protection')
  const language = useLanguage()
  const name = t('limit.name', { kind: t(`kind.${kind}`), period: t(`period.${period}`) })
  const money = (dong: number): string => formatMoney(dong, language)
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <h3 className={styles.period}>{t(`period.${period}`)}</h3>
        <p className={limit ? styles.amount : styles.none}>
          {limit ? <span className="figures">{money(limit.amount)}</span> : t('limit.none')}
        </p>
        <Offered by="protection.setLimit">
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
      {limit && (
        <>
          <UsageBar
            label={name}
            share={Math.min(1, limit.used / limit.amount)}
            text={t('limit.used', { used: money(limit.used), amount: money(limit.amount) })}
          />
          <p className={styles.facts}>
            <span className="figures">{t('limit.left', { left: money(limit.left) })}</span>
            {limit.used > 0 && (
              <span>
                {t(period === 'month' ? 'limit.resets_month' : 'limit.resets', {
                  time: formatDateTime(limit.resetsAt, language),
                })}
              </span>
            )}
          </p>
          {limit.request && <LimitRequest limit={limit} request={limit.request} now={now} />}
        </>
      )}
    </li>
  )
}

/** How full a limit is, in words for who cannot see it. */
function UsageBar({ label, share, text }: { label: string; share: number; text: string }): ReactElement {
  return (
    <div>
      <meter className="visually-hidden" aria-label={label} aria-valuetext={text} value={share} />
      <svg
        className={styles.bar}
        data-full={share >= 0.8}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.track} width="100" height="4" />
        <rect className={styles.fill} width={share * 100} height="4" />
      </svg>
    </div>
  )
}
