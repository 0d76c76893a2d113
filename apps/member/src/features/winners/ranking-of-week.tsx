import { formatDate, formatMoney, formatNumber } from '@saola/i18n'
import type { RankedBet, RankingWeek } from '@saola/protocol'
import { leastRankedStake, multipleOfStake } from '@saola/rules'
import { LoadFailed, useApp, useLanguage } from '@saola/shell'
import { Badge, DataTable, Together, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { NoWins } from './no-wins.tsx'
import { OddsOfWin } from './odds-of-win.tsx'
import { rankingQuery } from './winner-query.ts'
import styles from './winners-page.module.css'

/** The best bets of a week (winners 5), one's own among them or below. */
export function RankingOfWeek({ week }: { week: RankingWeek }): ReactElement {
  const { t } = useTranslation('winners')
  const language = useLanguage()
  const { data, error, isFetching, isPending, refetch } = useQuery(rankingQuery(useApp(), week))
  const columns = useColumns()
  if (error !== null && data === undefined) {
    return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <Together className={styles.page}>
      {data && (
        <p className={styles.privacy}>
          {t('rule', {
            from: formatDate(data.from, language),
            to: formatDate(data.to - 1, language),
            stake: formatMoney(leastRankedStake, language),
          })}
        </p>
      )}
      <DataTable
        caption={t(`week.${week}`)}
        captionHidden
        narrow="lines"
        columns={columns}
        rows={[...(data?.list ?? []), ...(data?.own ? [data.own] : [])]}
        rowKey={(bet) => bet.place}
        loading={isPending}
        empty={<NoWins title={t('empty_week')} />}
      />
    </Together>
  )
}

function useColumns(): readonly Column<RankedBet>[] {
  const { t } = useTranslation('winners')
  const language = useLanguage()
  return [
    {
      id: 'player',
      header: t('player'),
      heading: true,
      cell: (bet) => (
        <span className={styles.ranked}>
          <span className={styles.place} data-medal={bet.place <= 3 ? bet.place : undefined}>
            <span className="visually-hidden">{t('place')} </span>
            {bet.place}
          </span>
          <span>{bet.customerName}</span>
          {bet.isOwn && <Badge tone="good">{t('you')}</Badge>}
        </span>
      ),
    },
    {
      id: 'game',
      header: t('game'),
      cell: (bet) => (
        <Link className={styles.behind} to="/play/$nodeId" params={{ nodeId: bet.nodeId }}>
          {bet.gameName}
        </Link>
      ),
    },
    {
      id: 'multiple',
      header: t('ranking'),
      align: 'end',
      cell: (bet) => (
        <b className={styles.prize}>
          {t('times', {
            multiple: formatNumber(
              multipleOfStake({ stake: bet.betAmount, payout: bet.betAmount + bet.winAmount }) / 100,
              language,
            ),
          })}
        </b>
      ),
    },
    {
      id: 'odds',
      header: t('odds'),
      align: 'end',
      cell: (bet) => <OddsOfWin odds={bet.odds} />,
    },
    {
      id: 'prize',
      header: t('prize'),
      align: 'end',
      cell: (bet) => (
        <span translate="no" className="figures">
          {formatMoney(bet.winAmount, language)}
        </span>
      ),
    },
    {
      id: 'stake',
      header: t('stake_of'),
      align: 'end',
      wideOnly: true,
      cell: (bet) => (
        <span translate="no" className="figures">
          {formatMoney(bet.betAmount, language)}
        </span>
      ),
    },
  ]
}
