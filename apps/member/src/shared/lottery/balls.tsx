import { classNames, VisuallyHidden } from '@saola/ui'
import type { ReactElement } from 'react'
import styles from './balls.module.css'

export type BallsProps = {
  /** A drawn number: digits run together, one ball each, or parted by commas, one ball a part (lottery 4). */
  number: string
  size?: 'small' | 'medium' | 'large'
  /** `special` is the special prize, `plain` any other. */
  tone?: 'special' | 'plain'
  /** At most so many balls; behind them stands how many are left out. All of them by default. */
  most?: number
}

/** A drawn number as balls; read out as one number. */
export function Balls({ number, size = 'medium', tone = 'special', most }: BallsProps): ReactElement {
  const parts = number.includes(',') ? number.split(',') : [...number]
  const shown = parts.slice(0, most)
  return (
    <span className={classNames(styles.balls, styles[size])}>
      <VisuallyHidden>{number}</VisuallyHidden>
      {shown.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a ball is its place in the number
        <span key={index} className={classNames(styles.ball, styles[tone])} aria-hidden="true">
          {part}
        </span>
      ))}
      {shown.length < parts.length && (
        <span className={styles.rest} aria-hidden="true">
          +{parts.length - shown.length}
        </span>
      )}
    </span>
  )
}
