import { useDocumentTitle } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './terms-page.module.css'

const sections = [
  'age',
  'account',
  'money',
  'games',
  'promotions',
  'fair',
  'privacy',
  'close',
  'changes',
] as const

/** What everybody agrees to at registration (validation 13), with a table of contents. */
export function TermsPage(): ReactElement {
  const { t } = useTranslation('terms')
  useDocumentTitle(t('title'))
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.quiet}>{t('intro')}</p>
      </header>
      <nav className={styles.contents} aria-label={t('contents')}>
        <ol>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`${section}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
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
      <p className={styles.quiet}>
        <a href="/third-party-notices.txt">{t('third_party')}</a>
      </p>
    </article>
  )
}
