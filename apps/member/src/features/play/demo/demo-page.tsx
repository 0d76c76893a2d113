import { isApiError } from '@saola/api-client'
import { errorTextAlone, useApp, useDocumentTitle } from '@saola/shell'
import { LoadingMark } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { titleQuery } from '#shared/games/title-queries.ts'
import { launchHosts } from '#shared/hosts/hosts-in-use.ts'
import { gameAddress } from '../game-address.ts'
import { GameFrame } from '../game-frame.tsx'
import styles from '../play-page.module.css'
import { PlayProblem } from '../play-problem.tsx'
import { demoQuery } from '../queries.ts'
import { useGameHost } from '../use-game-host.ts'
import { useLeave } from '../use-leave.ts'
import { DemoStrip } from './demo-strip.tsx'

/** A game with play money, for everybody; marked as such as long as it is open, and no balance in sight (games 20). */
export function DemoPage({ nodeId }: { nodeId: string }): ReactElement {
  const { t } = useTranslation('games')
  const app = useApp()
  const { data: title } = useQuery(titleQuery(app, nodeId))
  const { data, error, isFetching, refetch } = useQuery(demoQuery(app, nodeId))
  const name = title?.name ?? t('title')
  useDocumentTitle(`${t('demo')}: ${name}`)
  const leave = useLeave()
  const host = useGameHost(useMemo(() => data && gameAddress(data, location.origin), [data]))
  const { address } = host
  const text = problemText(error, data !== undefined && address === undefined)
  return (
    <div className={styles.page}>
      <DemoStrip name={name} nodeId={nodeId} onLeave={leave} />
      <main className={styles.stage} id="content" aria-label={name}>
        {isFetching && (
          <div className={styles.waiting}>
            <LoadingMark size={56} label={t('launch.starting', { name })} />
          </div>
        )}
        {!isFetching && text && (
          <PlayProblem
            text={text}
            reference={isApiError(error) ? error.reference : undefined}
            family={title?.family}
            onRetry={() => {
              launchHosts.forgive()
              void refetch()
            }}
            onLeave={leave}
          />
        )}
        {!isFetching && address && (
          <GameFrame
            key={address.origin}
            name={name}
            address={address}
            onBalanceChanged={noMoneyMoves}
            onFailed={host.isOneOfMany ? host.onFailed : undefined}
          />
        )}
      </main>
    </div>
  )
}

function problemText(error: Error | null, isAddressMissing: boolean) {
  if (error !== null) return errorTextAlone(error)
  return isAddressMissing ? { key: 'games:demo.failed' as const } : undefined
}

/** Play money is the vendor's; there is nothing here to read anew. */
function noMoneyMoves(): void {
  // Nothing to do.
}
