import { classNames, Icon, Skeleton, type IconName } from '@saola/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useId, type ReactElement, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTitle } from '#shared/games/game-title.ts'
import { GameCard, type GameCardProps } from '../card/game-card.tsx'
import styles from './game-rail.module.css'
import { useCardWords } from '../card/use-card-words.ts'

export type GameRailProps = {
  heading: string
  icon: IconName
  /** Undefined while they are on their way. */
  titles: readonly GameTitle[] | undefined
  favorites: ReadonlySet<string>
  /** Where all of them are, and how many if that is known. */
  all?: { link: Pick<LinkProps, 'to' | 'params' | 'search'>; count: number | undefined } | undefined
  /** Among the first things to be seen. */
  eager?: boolean
  /** Below all that is seen, and not asked for yet. */
  isFar?: boolean
  ref?: Ref<HTMLElement>
} & Pick<GameCardProps, 'onLook' | 'onStart' | 'onFavorite'>

const placeholders = ['1', '2', '3', '4', '5', '6', '7', '8']

/** A row of titles that scrolls sideways and ends in all of its kind; as high when empty as when full. */
export function GameRail(props: GameRailProps): ReactElement {
  const { heading, icon, titles, favorites, all, eager, isFar, ref, onLook, onStart, onFavorite } = props
  const { t } = useTranslation(['games', 'shell'])
  const words = useCardWords()
  const id = useId()
  const allCount = all?.count
  const allLabel = allCount === undefined ? t('shell:act.all') : t('games:rail.all', { count: allCount })
  return (
    <section
      ref={ref}
      className={classNames(styles.rail, styles.tiles)}
      aria-labelledby={id}
      aria-busy={titles === undefined}
    >
      <div className={styles.head}>
        <span className={styles.emblem}>
          <Icon name={icon} size={20} />
        </span>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {all && (
          <Link className={styles.all} {...all.link} aria-describedby={id}>
            {allLabel}
            <Icon name="chevron-right" size={18} />
          </Link>
        )}
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {titles === undefined &&
          // One is as high as all of them.
          (isFar ? placeholders.slice(0, 1) : placeholders).map((place) => (
            <li key={place} className={styles.item}>
              <Skeleton ratio="3 / 4" />
              <div className={styles.words} />
            </li>
          ))}
        {titles?.map((title, index) => (
          <li key={title.nodeId} className={styles.item}>
            <GameCard
              title={title}
              words={words}
              favorite={favorites.has(title.nodeId)}
              onLook={onLook}
              onStart={onStart}
              onFavorite={onFavorite}
              eager={eager === true && index < 4}
            />
          </li>
        ))}
        {all && titles !== undefined && allCount !== undefined && allCount > titles.length && (
          <li className={styles.item}>
            <Link className={styles.end} {...all.link} aria-describedby={id}>
              <Icon name={icon} size={32} />
              {allLabel}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
