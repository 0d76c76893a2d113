import { useApp, usePreferences } from '@saola/shell'
import type { ReactElement } from 'react'
import { InnerLink } from './inner-link.tsx'
import styles from './brand-logo.module.css'

/** The brand's logo in the colours of the look in use, a link to the landing page. */
export function BrandLogo(): ReactElement {
  const { name, theme } = useApp().brand
  const look = usePreferences().theme ?? theme
  return (
    <InnerLink to="/" className={styles.mark}>
      <img src={look === 'light' ? '/brand/logo-light.svg' : '/brand/logo.svg'} alt={name} height={32} />
    </InnerLink>
  )
}
