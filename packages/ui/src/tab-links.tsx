import type { ReactElement, ReactNode } from 'react'
import type { RenderLink } from './nav-item.tsx'
import styles from './tabs.module.css'

/** One address in a row of `TabLinks`. */
export type TabLink = { href: string; label: ReactNode; current?: boolean }

export type TabLinksProps = {
  /** Names the navigation for screen readers. */
  label: string
  links: readonly TabLink[]
  renderLink?: RenderLink
}

/** Looks like tabs, but each one is an address. */
export function TabLinks({ label, links, renderLink }: TabLinksProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => {
          const current = link.current ? ('page' as const) : undefined
          const props = {
            href: link.href,
            className: styles.tab,
            'aria-current': current,
            children: link.label,
          }
          return (
            <li key={link.href}>{renderLink ? renderLink(props) : <a {...props}>{props.children}</a>}</li>
          )
        })}
      </ul>
    </nav>
  )
}
