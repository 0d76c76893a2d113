import type { ReactElement, ReactNode } from 'react'
import styles from './skip-link.module.css'

export type SkipLinkProps = {
  /** The id of what to jump to, with `#`. */
  href: string
  children: ReactNode
}

/** The first stop of the keyboard: unseen until focused, jumps over the navigation. */
export function SkipLink({ href, children }: SkipLinkProps): ReactElement {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
