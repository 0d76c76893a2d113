import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
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

/** Looks like tabs, but each one is an address. On a narrow screen the row scrolls to the current one. */
export function TabLinks({ label, links, renderLink }: TabLinksProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const current = links.find((link) => link.current)?.href
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[aria-current]')
    if (current === undefined || row === null || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [current])
  return (
    <nav aria-label={label}>
      <ul className={classNames(styles.list, styles.links)} ref={list}>
        {links.map((link) => {
          const props = {
            href: link.href,
            className: styles.tab,
            'aria-current': link.current ? ('page' as const) : undefined,
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
