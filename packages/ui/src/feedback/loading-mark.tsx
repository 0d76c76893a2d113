import type { ReactElement } from 'react'
import { BrandMark } from '../icons/brand-mark.tsx'
import styles from './loading-mark.module.css'

export type LoadingMarkProps = {
  /** Edge in px, 32 by default. */
  size?: number
  /** What is being waited for; without it the mark is decoration beside words that say so. */
  label?: string
}

/** The brand's mark, drawn again and again while something is on its way; still under reduced motion. */
export function LoadingMark({ size = 32, label }: LoadingMarkProps): ReactElement {
  return (
    <span className={styles.mark} role={label ? 'status' : undefined}>
      <BrandMark size={size} />
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
