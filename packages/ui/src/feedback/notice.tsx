import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Sign } from '../icons/sign.tsx'
import styles from './notice.module.css'
import { toneIcons, type Tone } from '../tone.ts'

export type NoticeProps = {
  children: ReactNode
  tone?: Tone
  title?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
  /** Said at once when it appears; for results of an act, not for standing texts. */
  live?: boolean
}

/** A message in its place on the page: what happened, what is safe, what to do. */
export function Notice({ children, tone = 'info', title, action, live = false }: NoticeProps): ReactElement {
  const liveRole = tone === 'bad' ? 'alert' : 'status'
  return (
    <div className={classNames(styles.notice, styles[tone])} role={live ? liveRole : undefined}>
      <Sign name={toneIcons[tone]} size={20} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
