import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './terms-text.module.css'

const sections = [
  'age',
  'account',
  'money',
  'games',
  'promotions',
  'fair',
  'privacy',
  'storage',
  'close',
  'changes',
] as const

export type TermsTextProps = {
  /** Whether links to its parts stand above it; in a dialog an address has nowhere to lead. */
  contents?: boolean
}

/** What everybody agrees to (member 23), part by part. */
export function TermsText({ contents = false }: TermsTextProps): ReactElement {
  const { t } = useTranslation('terms')
  return (
    <div className={styles.text}>
      <p className={styles.quiet}>{t('intro')}</p>
      {contents && (
        <nav className={styles.contents} aria-label={t('contents')}>
          <ol>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`${section}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section, index) => (
        <section key={section} id={section} className={styles.section} aria-labelledby={`${section}-title`}>
          <h2 id={`${section}-title`}>
            <span className={styles.number}>{index + 1}</span> {t(`${section}.title`)}
          </h2>
          {t(`${section}.body`)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      ))}
    </div>
  )
}
