import type { ReactElement } from 'react'
import styles from './icon.module.css'

export type StrokesProps = {
  path: string
  size?: number | undefined
  /** What a screen reader says; without it the icon is decoration. */
  label?: string | undefined
  /** Fills the shape too: a chosen heart, a gold star. */
  filled?: boolean | undefined
}

/** A line icon in the colour of the text around it. */
export function Strokes({ path, size = 24, label, filled = false }: StrokesProps): ReactElement {
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
      <path d={path} />
    </svg>
  )
}
