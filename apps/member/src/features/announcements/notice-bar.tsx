import { useApp } from '@saola/shell'
import { Icon, IconButton, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type CSSProperties, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { announcementsQuery } from '#shared/announcements/announcements-query.ts'
import { paths } from '#shared/paths.ts'
import { useReducedMotion } from '#shared/use-reduced-motion.ts'
import styles from './notice-bar.module.css'

/** How long one letter takes to pass by. */
const secondsPerLetter = 0.18

/**
 * The titles of what the operator tells everybody, running past until they are paused (support 11). For who prefers
 * reduced motion the newest stands still.
 */
export function NoticeBar(): ReactElement | null {
  const { t } = useTranslation('games')
  const { data, isPending } = useQuery(announcementsQuery(useApp()))
  const reduced = useReducedMotion()
  const [isPaused, setPaused] = useState(false)
  if (isPending) return <Skeleton height="2.75rem" />
  const titles = data?.player.map(({ title }) => title) ?? []
  if (titles.length === 0) return null
  const letters = titles.join('').length
  return (
    <section className={styles.bar} aria-label={t('notices')}>
      <Icon name="bell" size={20} />
      <Link className={styles.window} to={paths.announcements}>
        {reduced ? (
          <span className={styles.still}>{titles[0]}</span>
        ) : (
          <span
            className={styles.belt}
            data-paused={isPaused || undefined}
            // oxlint-disable-next-line typescript/consistent-type-assertions -- React's type knows no custom properties
            style={{ '--round': `${Math.max(12, letters * secondsPerLetter)}s` } as CSSProperties}
          >
            <Titles titles={titles} />
            {/* The same again, so that the belt has no gap. */}
            <span aria-hidden="true">
              <Titles titles={titles} />
            </span>
          </span>
        )}
      </Link>
      {!reduced && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'notices.run' : 'notices.pause')}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </section>
  )
}

function Titles({ titles }: { titles: readonly string[] }): ReactElement {
  return (
    <span className={styles.titles}>
      {titles.map((title) => (
        <span key={title}>{title}</span>
      ))}
    </span>
  )
}
