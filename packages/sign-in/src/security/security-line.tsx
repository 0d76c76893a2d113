import { Badge, Icon, type IconName, type Tone } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './security-line.module.css'

export type SecurityLineProps = {
  icon: IconName
  title: string
  /** How it stands, in one sentence. */
  note?: ReactNode
  state?: { tone: Tone | 'plain'; words: string }
  /** What can be done: one button or two. */
  children?: ReactNode
}

/** One layer of protection: what it is, how it stands, what can be done. Belongs into a `SecurityLines`. */
export function SecurityLine({ icon, title, note, state, children }: SecurityLineProps): ReactElement {
  return (
    <li className={styles.line}>
      <span className={styles.icon} data-tone={state?.tone}>
        <Icon name={icon} size={22} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <span>{title}</span> {state && <Badge tone={state.tone}>{state.words}</Badge>}
        </h3>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </li>
  )
}

/** The list that holds the lines. */
export function SecurityLines({ children }: { children: ReactNode }): ReactElement {
  return <ul className={styles.list}>{children}</ul>
}
