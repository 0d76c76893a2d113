import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { NavIcon, NavTarget, type NavItem, type RenderLink } from './nav-item.tsx'
import styles from './side-rail.module.css'

/** Items that belong together, with a heading if they need one. */
export type NavGroup = { id: string; heading?: string; items: readonly NavItem[] }

export type SideRailProps = {
  /** Names the navigation for screen readers. */
  label: string
  groups: readonly NavGroup[]
  renderLink?: RenderLink
  /** Above the groups: the brand. */
  start?: ReactNode
  /** Pinned below: help, language. */
  end?: ReactNode
}

/** The desktop's main navigation at the left, from 64 rem on; it scrolls on its own. */
export function SideRail({ label, groups, renderLink, start, end }: SideRailProps): ReactElement {
  return (
    <aside className={styles.rail}>
      {start && <div className={styles.start}>{start}</div>}
      <nav className={styles.groups} aria-label={label}>
        {groups.map((group) => (
          <div key={group.id}>
            {group.heading && (
              <h2 className={styles.heading} id={`rail-${group.id}`}>
                {group.heading}
              </h2>
            )}
            <ul className={styles.items} aria-labelledby={group.heading ? `rail-${group.id}` : undefined}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <NavTarget
                    item={item}
                    renderLink={renderLink}
                    className={classNames(
                      styles.item,
                      item.current && styles.current,
                      item.prominent && styles.prominent,
                    )}
                  >
                    <NavIcon item={item} className={styles.icon} />
                    <span>{item.label}</span>
                  </NavTarget>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {end && <div className={styles.end}>{end}</div>}
    </aside>
  )
}
