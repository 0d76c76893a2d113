import type { ReactElement } from 'react'
import styles from './bottom-bar.module.css'
import { classNames } from '../class-names.ts'
import { NavIcon, NavTarget, type NavItem, type RenderLink } from './nav-item.tsx'

export type BottomBarProps = {
  /** Names the navigation for screen readers. */
  label: string
  /** Up to five, in the order of the side rail; a `prominent` one belongs in the middle. */
  items: readonly NavItem[]
  renderLink?: RenderLink
}

/** The phone's main navigation within reach of the thumb; gone from 64 rem on, where the rail takes over. */
export function BottomBar({ label, items, renderLink }: BottomBarProps): ReactElement {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.place}>
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
              <span className={styles.label}>{item.label}</span>
            </NavTarget>
          </li>
        ))}
      </ul>
    </nav>
  )
}
