import { useApp } from '@saola/shell'
import type { ReactElement } from 'react'
import { InnerLink } from './inner-link.tsx'
import styles from './brand-mark.module.css'

/** The brand's logo, a link to the landing page. */
export function BrandMark(): ReactElement {
  const { name } = useApp().brand
  return (
    <InnerLink to="/" className={styles.mark}>
      <img src="/brand/logo.svg" alt={name} height={32} />
    </InnerLink>
  )
}
