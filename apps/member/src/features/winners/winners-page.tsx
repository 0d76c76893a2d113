import { formatDateTime, formatMoney, type Language } from '@saola/i18n'
import { unknownAmount, useApp, useDocumentTitle, useLanguage } from '@saola/shell'
import { Button, DataTable, EmptyState, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { winnerQuery, type Win } from './winner-query.ts'
import styles from './winners-page.module.css'

/** The winners list (winners 1): player, game, prize, winning time. */
export function WinnersPage(): ReactElement {
  const { t } = useTranslation(['winners', 'games'])
  const app = useApp()
  const language = useLanguage()
  const { data, isPending } = useQuery(winnerQuery(app))
  useDocumentTitle(t('winners:title'))
  const columns = columnsOf(t, language)
  return (
    <div className={styles.page}>
      <h1>{t('winners:title')}</h1>
      <DataTable
        caption={t('winners:latest')}
        captionHidden
        columns={columns}
        rows={(data?.list ?? []).map(({ vo }) => vo)}
        rowKey={(win) => `${win.winTime} ${win.customerName} ${win.gameName} ${win.winAmount}`}
        loading={isPending}
        empty={
          <EmptyState
            title={t('winners:empty')}
            action={
              <Button variant="primary" asChild>
                <Link to={paths.games}>{t('games:title')}</Link>
              </Button>
            }
          />
        }
      />
      <p className={styles.privacy}>{t('winners:privacy')}</p>
    </div>
  )
}

function GameName({ win }: { win: Win }): ReactElement {
  if (win.nodeId === undefined) return <>{win.gameName}</>
  return (
    <Link to="/play/$nodeId" params={{ nodeId: win.nodeId }}>
      {win.gameName}
    </Link>
  )
}

function columnsOf(
  t: ReturnType<typeof useTranslation<['winners', 'games']>>['t'],
  language: Language,
): readonly Column<Win>[] {
  return [
    { id: 'player', header: t('winners:player'), cell: (win) => win.customerName, heading: true },
    { id: 'game', header: t('winners:game'), cell: (win) => <GameName win={win} /> },
    {
      id: 'prize',
      header: t('winners:prize'),
      align: 'end',
      cell: (win) => (
        <b className={styles.prize}>
          {win.winAmount === undefined ? unknownAmount : formatMoney(win.winAmount, language)}
        </b>
      ),
    },
    {
      id: 'time',
      header: t('winners:time'),
      align: 'end',
      cell: (win) => win.winTime !== undefined && <time>{formatDateTime(win.winTime, language)}</time>,
    },
  ]
}
