import { formatTime } from '@saola/i18n'
import { useLanguage } from '@saola/shell'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { HotMatch } from './hot-matches-query.ts'
import styles from './match-list.module.css'

/** Matches as cards, each of which leads to the match at its vendor; `row` lets them scroll sideways. */
export function MatchList({ matches, row }: { matches: readonly HotMatch[]; row?: boolean }): ReactElement {
  return (
    <ul className={`plain-list ${row ? styles.row : styles.grid}`}>
      {matches.map((match) => (
        <li key={match.matchId}>
          <MatchCard match={match} />
        </li>
      ))}
    </ul>
  )
}

function MatchCard({ match }: { match: HotMatch }): ReactElement {
  const { t } = useTranslation('games')
  const language = useLanguage()
  const { matchId, nodeId, home, away, isLive, minute, odds } = match
  const state = isLive
    ? `${t('matches.live')} · ${minute}′`
    : t('matches.starts', { time: formatTime(match.startsAt, language) })
  return (
    <Link className={styles.card} to="/play/$nodeId" params={{ nodeId }} search={{ match: matchId }}>
      <span className={styles.state} data-live={isLive}>
        {state}
      </span>
      <span className={styles.side}>
        <b>{home}</b>
        {isLive && <span className={styles.goals}>{match.homeGoals}</span>}
      </span>
      <span className={styles.side}>
        <b>{away}</b>
        {isLive && <span className={styles.goals}>{match.awayGoals}</span>}
      </span>
      <span className={styles.odds}>
        <Price name="1" odds={odds?.home} />
        <Price name="X" odds={odds?.draw} />
        <Price name="2" odds={odds?.away} />
      </span>
      <span className={styles.act}>{t('matches.bet')}</span>
    </Link>
  )
}

function Price({ name, odds }: { name: string; odds: number | undefined }): ReactElement {
  const language = useLanguage()
  const words = odds === undefined ? '–' : (Math.floor(odds / 10) / 100).toFixed(2)
  return (
    <span className={styles.price}>
      <span className={styles.name}>{name}</span> {language === 'vi' ? words.replace('.', ',') : words}
    </span>
  )
}
