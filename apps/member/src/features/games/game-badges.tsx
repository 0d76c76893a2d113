import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/game-title.ts'
import styles from './game-badges.module.css'

/** What is to know before a tap: closed titles say so first, open ones whether they are hot and can be tried. */
export function GameBadges({ title }: { title: GameTitle }): ReactElement | null {
  const { t } = useTranslation('games')
  if (title.status === 'maintenance') return <Badges closed={t('status.maintenance')} />
  if (title.status === 'coming-soon') return <Badges closed={t('status.coming_soon')} />
  if (!title.hot && !title.demo) return null
  return (
    <span className={styles.badges}>
      {title.hot && <span className={styles.hot}>{t('status.hot')}</span>}
      {title.demo && <span className={styles.demo}>{t('demo')}</span>}
    </span>
  )
}

function Badges({ closed }: { closed: string }): ReactElement {
  return (
    <span className={styles.over}>
      <span className={styles.closed}>{closed}</span>
    </span>
  )
}
