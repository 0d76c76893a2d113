import { useApp } from '@saola/shell'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import styles from './brand-mark.module.css'

/** The brand's logo, a link to the landing page. */
export function BrandMark(): ReactElement {
  const { name } = useApp().brand
  return (
    <Link to="/" className={styles.mark}>
      <img src="/brand/logo.svg" alt={name} height={32} />
    </Link>
  )
}
