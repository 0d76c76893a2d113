import { Sign } from '@saola/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../context/app-context.tsx'
import styles from './connection-banner.module.css'

/** How long it says that the line is there again, in milliseconds. */
const backMs = 3_000

/**
 * A strip over the page while the gateway does not answer, and for a moment when it is back. A page that says itself what
 * that means for it (`data-says-offline`) says it alone.
 */
export function ConnectionBanner(): ReactElement {
  const { t } = useTranslation('system')
  const lost = useConnection().state === 'lost'
  const back = useJustBack(lost)
  return (
    <output className={styles.place}>
      {lost && (
        <span className={styles.banner}>
          <Sign name="warning" size={18} />
          <span>
            {t('error.network')} · {t('reconnecting')}
          </span>
        </span>
      )}
      {back && (
        <span className={`${styles.banner} ${styles.back}`}>
          <Sign name="check" size={18} />
          <span>{t('reconnected')}</span>
        </span>
      )}
    </output>
  )
}

/** Whether the line was lost and came back a moment ago. */
function useJustBack(lost: boolean): boolean {
  const [wasLost, setWasLost] = useState(false)
  if (lost && !wasLost) setWasLost(true)
  useEffect(() => {
    if (lost || !wasLost) return undefined
    const timer = setTimeout(() => setWasLost(false), backMs)
    return () => clearTimeout(timer)
  }, [lost, wasLost])
  return wasLost && !lost
}
