import { LanguageSwitch } from '@saola/shell'
import type { ReactElement } from 'react'
import { AccountCorner } from '#shared/frame/account-corner.tsx'
import { BrandLogo } from '#shared/frame/brand-logo.tsx'
import styles from './landing-header.module.css'
import { ResourceNav } from './resource-nav.tsx'

/** Logo, the three links, language, and the ways in; two rows on a narrow screen. */
export function LandingHeader(): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.logo}>
        <BrandLogo />
      </div>
      <div className={styles.links}>
        <ResourceNav />
      </div>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <div className={styles.account}>
        <AccountCorner />
      </div>
    </header>
  )
}
