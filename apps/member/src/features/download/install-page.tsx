import { useApp, useDocumentTitle } from '@saola/shell'
import { Button, Icon, QrCode } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './install-page.module.css'
import { InstallButton } from './install-button.tsx'
import { InstallPicture, type Platform } from './install-picture.tsx'

export type InstallPageProps = { platform: Platform }

const steps = [1, 2, 3, 4] as const

/** How to put the site on the home screen of a phone, step by step with drawings (landing 10). */
export function InstallPage({ platform }: InstallPageProps): ReactElement {
  const { t } = useTranslation(['install', 'support'])
  const { name } = useApp().brand
  const other = platform === 'ios' ? 'android' : 'ios'
  const title = t(`install:title.${platform}`, { brand: name })
  useDocumentTitle(title)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <p className={styles.way}>
            <Icon name="phone" size={18} />
            {t('support:download.lite')}
          </p>
          <h1>{title}</h1>
          <p className={styles.lede}>{t('install:lede')}</p>
          {platform === 'android' && <InstallButton />}
        </div>
        <PhoneCode platform={platform} />
      </header>
      <ol className={`plain-list ${styles.steps}`}>
        {steps.map((n) => (
          <li key={n} className={styles.step}>
            <InstallPicture platform={platform} step={n} />
            <p className={styles.words}>
              <span className={styles.number}>{t('install:step', { n })}</span>
              {t(`install:${platform}.${n}`)}
            </p>
          </li>
        ))}
      </ol>
      <Button asChild>
        <Link to="/download/$platform" params={{ platform: other }}>
          {t(`support:download.${other}`)}
        </Link>
      </Button>
    </div>
  )
}

/** For those who read this on a desk; the address is known only in a browser. */
function PhoneCode({ platform }: { platform: Platform }): ReactElement | null {
  const { t } = useTranslation(['install', 'landing'])
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => undefined,
  )
  if (origin === undefined) return null
  return (
    <figure className={styles.code}>
      <QrCode
        text={`${origin}/download/${platform}`}
        label={t('landing:qr.alt', { title: t(`landing:qr.${platform}`) })}
        size={132}
      />
      <figcaption>{t('scan')}</figcaption>
    </figure>
  )
}
