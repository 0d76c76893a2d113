import type { Deposit } from '@saola/protocol'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bank-apps.module.css'

/** On a phone: banking apps that open with the transfer filled in. */
export function BankApps({ apps }: { apps: Deposit['bankApps'] }): ReactElement | null {
  const { t } = useTranslation('wallet')
  if (apps.length === 0) return null
  return (
    <section className={styles.apps} aria-label={t('deposit.apps')}>
      <p className={styles.hint}>{t('deposit.apps_hint')}</p>
      <ul>
        {apps.map(({ app, name, url }) => (
          <li key={app}>
            <Button size="small" asChild>
              <a href={url} rel="noreferrer">
                {name}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
