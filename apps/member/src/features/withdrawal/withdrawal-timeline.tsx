import { useLanguage } from '@saola/shell'
import { formatDateTime } from '@saola/i18n'
import type { Withdrawal } from '@saola/protocol'
import { Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { stateKey, type EventState } from './withdrawal-words.ts'
import styles from './withdrawal.module.css'

const ends: ReadonlySet<EventState> = new Set(['rejected', 'cancelled', 'failed', 'returned'])

/** The steps that come next while all is well, by how the withdrawal stands. */
const comingSteps: Partial<Record<EventState, readonly EventState[]>> = {
  in_process: ['approved', 'disbursed', 'received'],
  approved: ['disbursed', 'received'],
  partly_sent: ['disbursed', 'received'],
  disbursed: ['received'],
}

/** What has happened with its times, and what is still to come. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { events } = withdrawal
  const coming = comingSteps[withdrawal.confirmation ?? withdrawal.state] ?? []
  return (
    <ol className={styles.timeline}>
      {events.map((event, index) => (
        <li key={`${index} ${event.state}`} aria-current={index === events.length - 1 ? 'step' : undefined}>
          <span className={styles.step} data-end={ends.has(event.state) || undefined}>
            <Icon name={ends.has(event.state) ? 'close' : 'check'} size={16} />
          </span>
          <span className={styles.what}>
            <b>{t(stateKey(event.state))}</b>
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
          <span className={styles.what}>{t(stateKey(state))}</span>
        </li>
      ))}
    </ol>
  )
}
