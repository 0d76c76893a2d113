import { MoneyPaused, useApp, useDocumentTitle } from '@saola/shell'
import { LoadingMark } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { titleQuery } from '#shared/games/title-queries.ts'
import { GameFrame } from './game-frame.tsx'
import styles from './play-page.module.css'
import { PlayProblem } from './play-problem.tsx'
import { PlayStrip } from './play-strip.tsx'
import { RealityCheck } from './reality-check.tsx'
import { useLaunch } from './use-launch.ts'
import { useLeave } from './use-leave.ts'
import { useMoneyMoved } from './use-money-moved.ts'

type PlayPageProps = {
  nodeId: string
  /** The match that its page opens with. */
  match?: string | undefined
  /** The number of a bet that is only shown again (games 135). */
  bet?: string | undefined
}

/** A game over the whole screen, below its strip. */
export function PlayPage({ nodeId, match, bet }: PlayPageProps): ReactElement {
  const { t } = useTranslation('games')
  const app = useApp()
  const found = useQuery(titleQuery(app, nodeId))
  const title = found.data ?? undefined
  const name = title?.name ?? t('title')
  useDocumentTitle(name)
  const launch = useLaunch(title, { match, bet })
  const leave = useLeave()
  const handleMoney = useMoneyMoved()
  if (launch.page !== undefined) return <Navigate to={launch.page} replace />
  return (
    <div className={styles.page}>
      <PlayStrip
        name={name}
        nodeId={nodeId}
        playSessionId={launch.playSessionId}
        walletVendor={launch.walletVendor}
        onLeave={leave}
      />
      <MoneyPaused />
      <main className={styles.stage} id="content" aria-label={name}>
        {found.data === null && <PlayProblem text={{ key: 'games:play.unknown' }} onLeave={leave} />}
        {found.isError && (
          <PlayProblem
            text={{ key: 'games:catalogue.failed' }}
            onRetry={() => void found.refetch()}
            onLeave={leave}
          />
        )}
        {launch.problem && (
          <PlayProblem
            name={name}
            text={launch.problem.text}
            reference={launch.problem.reference}
            family={launch.problem.leadsTo === undefined ? title?.family : undefined}
            leadsTo={launch.problem.leadsTo}
            onRetry={launch.retry}
            onLeave={leave}
          />
        )}
        {launch.waiting && !found.isError && found.data !== null && (
          <div className={styles.waiting}>
            <LoadingMark size={56} label={t('launch.starting', { name })} />
          </div>
        )}
        {launch.host && (
          <GameFrame
            // Another host is another page, of which nothing is known yet.
            key={launch.host.address.origin}
            name={name}
            address={launch.host.address}
            onBalanceChanged={handleMoney}
            onFailed={launch.host.isOneOfMany ? launch.host.onFailed : undefined}
          />
        )}
      </main>
      {launch.playSessionId && <RealityCheck playSessionId={launch.playSessionId} />}
    </div>
  )
}
