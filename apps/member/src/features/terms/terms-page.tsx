import { TermsText, useDocumentTitle } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './terms-page.module.css'

/** What everybody agrees to at registration (validation 13), with a table of contents. */
export function TermsPage(): ReactElement {
  const { t } = useTranslation('terms')
  useDocumentTitle(t('title'))
  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <TermsText contents />
      <p className={styles.quiet}>
        <a href="/third-party-notices.txt">{t('third_party')}</a>
      </p>
    </article>
  )
}
