import { formatDuration, formatTime } from '@saola/i18n'
import { calls, type CallReply } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Badge, Card, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './service-page.module.css'

type Service = CallReply<typeof calls.support.service>

/** Minutes are shown whole, so that nobody counts on a second. */
const minuteMs = 60_000

/** Whether somebody is there, when that changes, and how long an answer takes (support 12). */
export function ServiceFacts({ service }: { service: Service }): ReactElement {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const { isOpen, hours, changesAt, waiting } = service
  return (
    <Card>
      <div className={styles.facts}>
        <span className={styles.face} data-open={isOpen || undefined} aria-hidden="true">
          <Icon name="headset" size={36} />
        </span>
        <div className={styles.words}>
          <p>
            <Badge tone={isOpen ? 'good' : 'warn'}>{t(`service.state.${isOpen ? 'open' : 'closed'}`)}</Badge>
          </p>
          <p>
            {hours === undefined
              ? t('service.hours')
              : t('service.daily', { from: clock(hours.from), until: clock(hours.until) })}
          </p>
          {changesAt !== undefined && (
            <p className={styles.quiet}>
              {t(isOpen ? 'service.until' : 'service.again', { time: formatTime(changesAt, language) })}
            </p>
          )}
        </div>
        <dl className={styles.waiting}>
          <dt className={styles.quiet}>{t('service.waiting')}</dt>
          <dd className={styles.figure}>
            {waiting === undefined
              ? t('service.waiting.none')
              : t('service.waiting.about', {
                  duration: formatDuration(
                    Math.max(1, Math.round(waiting.medianMs / minuteMs)) * minuteMs,
                    language,
                  ),
                })}
          </dd>
          {waiting !== undefined && (
            <dd className={styles.quiet}>{t('service.waiting.measured', { count: waiting.questions })}</dd>
          )}
        </dl>
      </div>
    </Card>
  )
}

/** A minute of the day as a clock shows it. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
