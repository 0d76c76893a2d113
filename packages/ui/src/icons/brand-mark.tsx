import type { CSSProperties, ReactElement } from 'react'
import styles from './brand-mark.module.css'

export type BrandMarkProps = {
  /** Edge in px, 32 by default. */
  size?: number
}

/** The brand's mark in the colour of the text: what the brand's sheet draws in `--mark`, a plain ring without one. */
export function BrandMark({ size = 32 }: BrandMarkProps): ReactElement {
  const edge: CSSProperties & { '--edge': string } = { '--edge': `${size}px` }
  return <span className={styles.mark} style={edge} aria-hidden="true" />
}
