import type { ReactElement } from 'react'
import styles from './poster-horns.module.css'

/** The two horns, as tall as the poster, behind everything on it. */
export function PosterHorns(): ReactElement {
  return (
    <svg
      className={styles.horns}
      viewBox="0 0 600 1000"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id="leaf" x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.leaf} offset="0" stopOpacity="0.34" />
        <stop className={styles.leaf} offset="0.55" stopOpacity="0.1" />
        <stop className={styles.leaf} offset="1" stopOpacity="0" />
      </linearGradient>
      <g fill="url(#leaf)">
        <path d="M236 1000C206 690 262 330 452 -40 372 330 330 690 352 1000Z" />
        <path d="M404 1000C374 690 430 330 620 -40 540 330 498 690 520 1000Z" />
      </g>
    </svg>
  )
}
