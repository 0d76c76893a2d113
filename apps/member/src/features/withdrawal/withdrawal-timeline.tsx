import { formatDateTime } from '@saola/i18n'
import type { Withdrawal } from '@saola/protocol'
import { Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#shared/use-language.ts'
import styles from './withdrawal.module.css'

type EventState = Withdrawal['events'][number]['state']

/** The steps that a withdrawal goes while all is well. */
const path: readonly EventState[] = ['in_process', 'approved', 'disbursed', 'received']
const ends: ReadonlySet<EventState> = new Set(['rejected', 'cancelled', 'failed'])
const answers: ReadonlySet<EventState> = new Set([
  'received',
  'partly_received',
  'not_received',
  'assumed_received',
  'forced_received',
])

/** What has happened with its times, and what is still to come. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { events } = withdrawal
  const last = events.at(-1)?.state ?? 'in_process'
  const isOver = ends.has(last) || answers.has(last)
  const coming = isOver ? [] : path.slice(path.indexOf(last) + 1)
  const words = (state: EventState): string => {
    switch (state) {
      case 'received':
      case 'partly_received':
      case 'not_received':
      case 'assumed_received':
      case 'forced_received':
        return t(`confirm.status.${state}`)
      default:
        return t(`withdraw.status.${state}`)
    }
  }
  return (
    <ol className={styles.timeline}>
      {events.map((event, index) => (
        <li
          key={`${event.state} ${event.at}`}
          aria-current={index === events.length - 1 ? 'step' : undefined}
        >
          <span className={styles.step} data-end={ends.has(event.state) || undefined}>
            <Icon name={ends.has(event.state) ? 'close' : 'check'} size={16} />
          </span>
          <span className={styles.what}>
            <b>{words(event.state)}</b>
            <span className={styles.quiet}>
              <time dateTime={new Date(event.at).toISOString()}>
                {formatDateTime(event.at, language, { seconds: true })}
              </time>
              {' · '}
              {t(`withdraw.by.${event.by}`)}
            </span>
          </span>
        </li>
      ))}
      {coming.map((state) => (
        <li key={state} className={styles.coming}>
          <span className={styles.step}>
            <Icon name="clock" size={16} />
          </span>
          <span className={styles.what}>{words(state)}</span>
        </li>
      ))}
    </ol>
  )
}
