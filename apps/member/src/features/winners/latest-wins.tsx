import { formatDateTime, formatMoney } from '@saola/i18n'
import { unknownAmount, useApp, useLanguage } from '@saola/shell'
import { DataTable, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { NoWins } from './no-wins.tsx'
import { OddsOfWin } from './odds-of-win.tsx'
import { tellsOdds } from './tells-odds.ts'
import { winnerQuery, type Win } from './winner-query.ts'
import styles from './winners-page.module.css'

/** The latest wins (winners 1): player, game, prize, winning time. */
export function LatestWins(): ReactElement {
  const { t } = useTranslation('winners')
  const { data, isPending } = useQuery(winnerQuery(useApp()))
  const wins = (data?.list ?? []).map(({ vo }) => vo)
  const columns = useColumns()
  return (
    <DataTable
      caption={t('latest')}
      captionHidden
      narrow="lines"
      columns={tellsOdds(wins) ? columns : columns.filter(({ id }) => id !== 'odds')}
      rows={wins}
      rowKey={(win) => `${win.winTime} ${win.customerName} ${win.gameName} ${win.winAmount}`}
      loading={isPending}
      empty={<NoWins title={t('empty')} />}
    />
  )
}

function useColumns(): readonly Column<Win>[] {
  const { t } = useTranslation('winners')
  const language = useLanguage()
  return [
    { id: 'game', header: t('game'), cell: (win) => <GameName win={win} />, heading: true },
    { id: 'player', header: t('player'), cell: (win) => win.customerName },
    {
      id: 'prize',
      header: t('prize'),
      align: 'end',
      cell: (win) => (
        <b className={styles.prize}>
          {win.winAmount === undefined ? unknownAmount : formatMoney(win.winAmount, language)}
        </b>
      ),
    },
    {
      id: 'odds',
      header: t('odds'),
      align: 'end',
      cell: (win) => <OddsOfWin odds={win.odds} />,
    },
    {
      id: 'time',
      header: t('time'),
      align: 'end',
      cell: (win) => win.winTime !== undefined && <time>{formatDateTime(win.winTime, language)}</time>,
    },
  ]
}

function GameName({ win }: { win: Win }): ReactElement {
  if (win.nodeId === undefined) return <>{win.gameName}</>
  return (
    <Link to="/play/$nodeId" params={{ nodeId: win.nodeId }}>
      {win.gameName}
    </Link>
  )
}
