import type { ReactElement } from 'react'
import { iconPaths } from './icon-paths.ts'
import styles from './icon.module.css'

/** The name of a drawn icon. */
export type IconName = keyof typeof iconPaths

export type IconProps = {
  name: IconName
  /** Edge in px, 24 by default. */
  size?: number
  /** What a screen reader says; without it the icon is decoration. */
  label?: string
  /** Fills the shape too: a chosen heart, a gold star. */
  filled?: boolean
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 24, label, filled = false }: IconProps): ReactElement {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
