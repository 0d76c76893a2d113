import type { ReactElement, ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from '../class-names.ts'
import type { Tone } from '../tone.ts'

export type BadgeProps = {
  children: ReactNode
  /** `value` is gold: a level, a prize. `accent` is filled: the one new thing. */
  tone?: Tone | 'value' | 'accent' | 'plain'
}

/** A word or two on the state of the thing beside it. */
export function Badge({ children, tone = 'plain' }: BadgeProps): ReactElement {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
