import { LanguageSwitch, SidePart, SiteFoot, useApp, useDocumentTitle } from '@saola/shell'
import { SignInForm } from '@saola/sign-in'
import { BrandMark } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sign-in-page.module.css'

/** The door of the portal: who it is for, and the form. Afterwards the agent is back where the last session ended. */
export function SignInPage(): ReactElement {
  const { t } = useTranslation(['session', 'team', 'shell'])
  const { brand, navigation } = useApp()
  useDocumentTitle(t('session:sign_in.agent_title'))
  return (
    <main className={styles.page}>
      <span className={styles.emblem}>
        <BrandMark size={800} />
      </span>
      <div className={styles.door}>
        <header className={styles.head}>
          <p className={styles.brand}>
            <BrandMark size={32} />
            <span>
              <b>{brand.name}</b> {t('shell:nav.agent')}
            </span>
          </p>
          <LanguageSwitch />
        </header>
        <h1 className={styles.title}>{t('session:sign_in.agent_title')}</h1>
        <p className={styles.body}>{t('team:sign_in.body')}</p>
        <SignInForm onDone={(place) => navigation.go(place ?? '/')} />
        <p className={styles.only}>{t('team:sign_in.only')}</p>
      </div>
      <div className={styles.foot}>
        <SidePart>
          <SiteFoot />
        </SidePart>
      </div>
    </main>
  )
}
