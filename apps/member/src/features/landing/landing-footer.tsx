import { useApp } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '#shared/frame/inner-link.tsx'
import { paths } from '#shared/paths.ts'
import styles from './landing-footer.module.css'

/** Copyright 2023 (landing 8), the age limit, help, and what every foot leads to (system 61). */
export function LandingFooter(): ReactElement {
  const { t } = useTranslation(['landing', 'shell'])
  const { name, agentPortal } = useApp().brand
  return (
    <footer className={styles.footer}>
      <p className={styles.age}>
        <b>18+</b>
        {t('landing:footer.age')}
      </p>
      <p>
        <InnerLink to={paths.winners}>{t('landing:footer.winners')}</InnerLink>
      </p>
      <p>
        <InnerLink to={paths.help}>{t('shell:nav.help')}</InnerLink>
      </p>
      <p>
        <InnerLink to={paths.concern}>{t('landing:footer.concern')}</InnerLink>
      </p>
      <p>
        <InnerLink to={paths.terms}>{t('landing:footer.terms')}</InnerLink>
      </p>
      <p>
        <InnerLink to={`${paths.terms}#privacy`}>{t('landing:footer.privacy')}</InnerLink>
      </p>
      <p>
        <InnerLink to={`${paths.terms}#fair`}>{t('landing:footer.protection')}</InnerLink>
      </p>
      {agentPortal !== '' && (
        <p>
          <a href={agentPortal}>{t('shell:nav.agent')}</a>
        </p>
      )}
      <p>{t('landing:footer.copyright', { brand: name })}</p>
    </footer>
  )
}
