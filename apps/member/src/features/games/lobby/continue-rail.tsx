import { formatMoney, formatTime } from '@saola/i18n'
import { isSignedIn, useApp, useLanguage, useSession } from '@saola/shell'
import { classNames, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOfGame, type GameTitle } from '#shared/games/game-title.ts'
import { TileArt } from '#shared/games/tile-art.tsx'
import { recentQuery } from '../catalogue/queries.ts'
import styles from './continue-rail.module.css'
import { useUnfinished } from './use-unfinished.ts'
import { whatToContinue, type Continued } from './what-to-continue.ts'

export type ContinueRailProps = {
  /** By the code of the vendor. */
  vendorNames: ReadonlyMap<string, string>
  onStart: (title: GameTitle) => void
}

const placeholders = ['1', '2', '3', '4']

/** What the member goes on with, a line high, above all else; nothing for who has played nothing. */
export function ContinueRail({ vendorNames, onStart }: ContinueRailProps): ReactElement | null {
  const { t } = useTranslation('games')
  const app = useApp()
  const signedIn = isSignedIn(useSession())
  const rounds = useUnfinished()
  const { data, isLoading } = useQuery({ ...recentQuery(app), enabled: signedIn })
  const titles = (data?.list ?? []).map((game) => titleOfGame(game, vendorNames))
  const continued = signedIn ? whatToContinue(rounds, titles) : []
  if (continued.length === 0 && !isLoading) return null
  return (
    <section className={styles.rail} aria-labelledby="continue" aria-busy={isLoading}>
      <h2 id="continue" className={styles.heading}>
        {t('rail.continue')}
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {continued.map((each) => (
          <li key={each.title.nodeId}>
            <Chip {...each} onStart={onStart} />
          </li>
        ))}
        {continued.length === 0 &&
          placeholders.map((place) => (
            <li key={place}>
              <Skeleton height="3.75rem" />
            </li>
          ))}
      </ul>
      {rounds.length > 0 && <p className={styles.note}>{t('unfinished.void')}</p>}
    </section>
  )
}

type ChipProps = Continued & Pick<ContinueRailProps, 'onStart'>

function Chip({ title, round, onStart }: ChipProps): ReactElement {
  const { t } = useTranslation('games')
  const language = useLanguage()
  return (
    <button
      type="button"
      className={classNames(styles.chip, round && styles.waiting)}
      onClick={() => onStart(title)}
    >
      <span className={styles.art}>
        <TileArt title={title} language={language} eager />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{title.name}</b>
        <span className={styles.about}>
          {round === undefined
            ? title.vendorName
            : t('unfinished.since', {
                stake: formatMoney(round.stake, language),
                time: formatTime(round.since, language),
              })}
        </span>
      </span>
      <span className={styles.go}>
        <Icon name="play" size={18} filled />
      </span>
    </button>
  )
}
