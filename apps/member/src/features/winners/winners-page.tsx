import { rankingWeeks, type RankingWeek } from '@saola/protocol'
import { useApp, useDocumentTitle } from '@saola/shell'
import { ChoiceChips } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LatestWins } from './latest-wins.tsx'
import { RankingOfWeek } from './ranking-of-week.tsx'
import { tellsOdds } from './tells-odds.ts'
import { winnerQuery } from './winner-query.ts'
import styles from './winners-page.module.css'

type WinnersPageProps = {
  /** None for the latest wins. */
  board: RankingWeek | undefined
  onBoard: (board: RankingWeek | undefined) => void
}

/** The latest wins, and the rankings of this week and the last. */
export function WinnersPage({ board, onBoard }: WinnersPageProps): ReactElement {
  const { t } = useTranslation('winners')
  useDocumentTitle(t('title'))
  const { data } = useQuery({ ...winnerQuery(useApp()), enabled: board === undefined })
  const hasOdds = board !== undefined || tellsOdds((data?.list ?? []).map(({ vo }) => vo))
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <ChoiceChips
        legend={t('board')}
        legendHidden
        scrolls
        choices={[
          { value: 'latest' as const, label: t('latest') },
          ...rankingWeeks.map((week) => ({ value: week, label: t(`week.${week}`) })),
        ]}
        value={board ?? 'latest'}
        onValueChange={(next) => onBoard(next === 'latest' ? undefined : next)}
      />
      <p className={styles.privacy}>
        {[t('prize_rule'), ...(hasOdds ? [t('odds_rule')] : []), t('privacy')].join(' ')}
      </p>
      {board === undefined ? <LatestWins /> : <RankingOfWeek key={board} week={board} />}
    </div>
  )
}
