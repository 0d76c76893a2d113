import type { ReactElement } from 'react'
import type { GameTitle } from '#shared/games/game-title.ts'
import styles from './game-badges.module.css'
import type { CardWords } from './use-card-words.ts'

/** What is to know before a tap: closed titles say so, open ones whether they are hot, new, and can be tried. */
export function GameBadges({ title, words }: { title: GameTitle; words: CardWords }): ReactElement | null {
  if (title.status !== 'open') {
    return (
      <span className={styles.over}>
        <span className={styles.closed}>
          {title.status === 'maintenance' ? words.maintenance : words.comingSoon}
        </span>
      </span>
    )
  }
  if (!title.hot && !title.fresh && !title.demo) return null
  return (
    <span className={styles.badges}>
      {title.hot && <span className={styles.hot}>{words.hot}</span>}
      {title.fresh && !title.hot && <span className={styles.fresh}>{words.fresh}</span>}
      {title.demo && <span className={styles.demo}>{words.demo}</span>}
    </span>
  )
}
