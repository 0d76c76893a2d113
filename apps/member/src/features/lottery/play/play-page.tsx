import { LoadFailed, useApp, useDocumentTitle, useSession } from '@saola/shell'
import { Badge, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LotteryLinks } from '../lottery-links.tsx'
import { gameQuery } from '../lottery-queries.ts'
import { offeredTypes } from '../pick/offered-types.ts'
import { useDrawEvents } from '../use-draw-events.ts'
import styles from './play-page.module.css'
import { SlipMaker } from './slip-maker.tsx'

/** How the prizes of a group are counted, where that is not as in the lotteries of the regions. */
const prizeModes: Partial<Record<string, 'ZY' | 'Elott' | 'SEA'>> = {
  FAST: 'ZY',
  VIETLOTT: 'Elott',
  SEA: 'SEA',
}

/** One lottery: its next draw on the gateway's clock, and the slip. */
export function PlayPage({ gameCode }: { gameCode: string }): ReactElement {
  const { t } = useTranslation('lottery')
  const { data: game, error, isFetching, refetch } = useQuery(gameQuery(useApp(), gameCode))
  const account = useSession().member?.account
  const title = game?.gameName ?? t('title')
  useDocumentTitle(title)
  useDrawEvents()
  const [first] = game === undefined ? [] : offeredTypes(game)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {game !== undefined && (
          <Badge>
            <span className="visually-hidden">{t('mode')}: </span>
            {t(`mode.${prizeModes[game.groupCode] ?? 'Lott'}`)}
          </Badge>
        )}
      </header>
      <LotteryLinks />
      {game === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {game === undefined && error === null && <Skeleton height="24rem" />}
      {game !== undefined && first === undefined && <EmptyState title={t('menu.no_offer')} />}
      {game !== undefined && first !== undefined && (
        <SlipMaker key={`${game.gameCode} ${account}`} game={game} first={first} />
      )}
    </div>
  )
}
