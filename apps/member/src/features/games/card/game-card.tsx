import { Icon } from '@saola/ui'
import { memo, type ReactElement } from 'react'
import type { GameTitle } from '#shared/games/game-title.ts'
import { TileArt } from '#shared/games/tile-art.tsx'
import { GameBadges } from './game-badges.tsx'
import styles from './game-card.module.css'
import type { CardWords } from './use-card-words.ts'

export type GameCardProps = {
  title: GameTitle
  words: CardWords
  favorite: boolean
  /** Shows what is to know of it first. */
  onLook: (title: GameTitle) => void
  onStart: (title: GameTitle) => void
  /** Without it the card has no heart. */
  onFavorite: ((title: GameTitle) => void) | undefined
  /** In a grid only one card is a stop of the Tab key. */
  tabStop?: boolean
  /** Its picture belongs to the first sight of the page. */
  eager?: boolean
}

/** A title: the whole tile opens its sheet; in its corners the heart, and the start without a look. */
export const GameCard = memo(function GameCard(props: GameCardProps): ReactElement {
  const { title, words, favorite, onLook, onStart, onFavorite, tabStop = true, eager = false } = props
  const tabIndex = tabStop ? 0 : -1
  const open = title.status === 'open'
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.tile}
        tabIndex={tabIndex}
        data-tile=""
        data-closed={open ? undefined : ''}
        aria-haspopup="dialog"
        onClick={() => onLook(title)}
      >
        <TileArt title={title} language={words.language} eager={eager} />
        <span className={styles.words}>
          <span className={styles.name}>{title.name}</span>
          <span className={styles.vendor}>{title.vendorName}</span>
        </span>
        <GameBadges title={title} words={words} />
      </button>
      {onFavorite && (
        <button
          type="button"
          className={styles.heart}
          tabIndex={tabIndex}
          aria-pressed={favorite}
          aria-label={words.favorite(title.name)}
          onClick={() => onFavorite(title)}
        >
          <Icon name="heart" size={18} filled={favorite} />
        </button>
      )}
      {open && (
        <span className={styles.corner}>
          <button
            type="button"
            className={styles.play}
            tabIndex={tabIndex}
            aria-label={words.play(title.name)}
            onClick={() => onStart(title)}
          >
            <Icon name="play" size={18} filled />
          </button>
        </span>
      )}
    </div>
  )
})
