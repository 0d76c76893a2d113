import { Icon } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './install-picture.module.css'

/** The two kinds of phones. */
export type Platform = 'ios' | 'android'

export type InstallPictureProps = { platform: Platform; step: 1 | 2 | 3 | 4 }

/** A drawn phone that shows where to tap; the words beside it say the same, so it is decoration. */
export function InstallPicture({ platform, step }: InstallPictureProps): ReactElement {
  return (
    <div className={styles.phone} data-platform={platform} aria-hidden="true">
      <div className={styles.screen}>
        {step === 4 ? <Home platform={platform} /> : <Browser platform={platform} step={step} />}
      </div>
    </div>
  )
}

function Browser({ platform, step }: InstallPictureProps): ReactElement {
  const address = <Address platform={platform} tapped={step === 2} first={step === 1} />
  return (
    <>
      {platform === 'android' && address}
      <div className={styles.site}>
        <img src="/brand/mark.svg" alt="" width={44} height={44} />
      </div>
      {platform === 'ios' && address}
      {step === 3 && <Sheet platform={platform} />}
    </>
  )
}

function Address({
  platform,
  tapped,
  first,
}: {
  platform: Platform
  tapped: boolean
  first: boolean
}): ReactElement {
  return (
    <div className={styles.bar}>
      <span className={styles.address} data-tap={first || undefined}>
        <Icon name="lock" size={12} />
        <i />
      </span>
      <span className={styles.button} data-tap={tapped || undefined}>
        <Icon name={platform === 'ios' ? 'upload' : 'more'} size={18} />
      </span>
    </div>
  )
}

function Sheet({ platform }: { platform: Platform }): ReactElement {
  const { t } = useTranslation('install')
  return (
    <div className={styles.sheet}>
      <Line>
        <i />
      </Line>
      <Line tap>
        <Icon name={platform === 'ios' ? 'plus' : 'download'} size={16} />
        {t(`${platform}.add`)}
      </Line>
      <Line>
        <i />
      </Line>
    </div>
  )
}

function Line({ tap, children }: { tap?: boolean; children: ReactNode }): ReactElement {
  return (
    <span className={styles.line} data-tap={tap || undefined}>
      {children}
    </span>
  )
}

function Home({ platform }: { platform: Platform }): ReactElement {
  const { t } = useTranslation('install')
  return (
    <>
      <div className={styles.ask}>
        <span />
        <b data-tap>{t(`${platform}.done`)}</b>
      </div>
      <div className={styles.icons}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <span key={place} className={styles.icon} />
        ))}
        <span className={`${styles.icon} ${styles.own}`}>
          <img src="/brand/mark.svg" alt="" width={26} height={26} />
        </span>
      </div>
    </>
  )
}
