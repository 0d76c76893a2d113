import { formatDateTime } from '@saola/i18n'
import type { OpenSession } from '@saola/protocol'
import { endsOf } from '@saola/rules'
import { languageInUse, useApp, usePreferences } from '@saola/shell'
import { Badge, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SecurityLines } from './security-line.tsx'
import { deviceIcon, SessionLine } from './session-line.tsx'
import styles from './session-list.module.css'

/** Several sign-ins of one device under its name, unfolded by a touch. */
export function SessionGroup({
  name,
  sessions,
}: {
  name: string
  sessions: readonly OpenSession[]
}): ReactElement {
  const { t } = useTranslation('security')
  const language = languageInUse(usePreferences(), useApp().brand)
  const seen = endsOf(sessions.map(({ lastSeen }) => lastSeen)).most
  return (
    <li>
      <details className={styles.group}>
        <summary>
          <Icon name={deviceIcon(name)} size={22} />
          <span className={styles.device}>
            <span className={styles.name}>
              {name || t('sessions.unknown')} <Badge>{t('sessions.group', { count: sessions.length })}</Badge>
            </span>
            <span className={styles.note}>
              {t('sessions.seen', { date: formatDateTime(seen, language) })}
            </span>
          </span>
          <Icon name="chevron-down" size={18} />
        </summary>
        <SecurityLines>
          {sessions.map((each) => (
            <SessionLine key={each.sessionId} session={each} />
          ))}
        </SecurityLines>
      </details>
    </li>
  )
}
