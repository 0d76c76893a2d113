import type { ReactElement, ReactNode } from 'react'
import styles from './app-frame.module.css'
import { classNames } from '../class-names.ts'
import { SkipLink } from '../navigation/skip-link.tsx'

export type AppFrameProps = {
  /** The page itself. */
  children: ReactNode
  /** The words of the link that jumps over the navigation. */
  skipLabel: string
  /** A `TopBar`. */
  top?: ReactNode
  /** A `SideRail`, shown from 64 rem on. */
  rail?: ReactNode
  /** A `BottomBar`, shown below 64 rem. */
  bottom?: ReactNode
  /** What stands below the page. */
  foot?: ReactNode
  /** Lets the page use the whole width: a poster, a game. */
  bleed?: boolean
}

/** Puts rail, bars and page in their places; the page is `main#content`, at most 1280 px wide. */
export function AppFrame({
  children,
  skipLabel,
  top,
  rail,
  bottom,
  foot,
  bleed,
}: AppFrameProps): ReactElement {
  return (
    <div className={styles.frame}>
      <SkipLink href="#content">{skipLabel}</SkipLink>
      {rail}
      <div className={classNames(styles.column, bottom !== undefined && styles.barred)}>
        {top}
        <main className={bleed ? styles.bleed : styles.page} id="content" tabIndex={-1}>
          {children}
        </main>
        {foot}
        {bottom}
      </div>
    </div>
  )
}
