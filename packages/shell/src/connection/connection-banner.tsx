import { Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../context/app-context.tsx'
import styles from './connection-banner.module.css'

/** A strip over the page while the gateway does not answer; it goes by itself. */
export function ConnectionBanner(): ReactElement {
  const { t } = useTranslation('system')
  const lost = useConnection().state === 'lost'
  return (
    <output className={styles.place}>
      {lost && (
        <span className={styles.banner}>
          <Icon name="warning" size={18} />
          <span>
            {t('error.network')} · {t('reconnecting')}
          </span>
        </span>
      )}
    </output>
  )
}
