import { formatDuration } from '@saola/i18n'
import { accountType, type ProtectionState } from '@saola/protocol'
import { secondMs } from '@saola/rules'
import {
  LoadFailed,
  Offered,
  useApp,
  useDocumentTitle,
  useLanguage,
  useServerNow,
  useSession,
} from '@saola/shell'
import { Card, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { protectionQuery } from '#shared/protection/protection-query.ts'
import { BackToGame } from './back-to-game.tsx'
import { LimitsCard } from './limits-card.tsx'
import { OperatorLimitsCard } from './operator-limits-card.tsx'
import { PauseCard } from './pause-card.tsx'
import styles from './protection.module.css'
import { RealityCard } from './reality-card.tsx'
import { TimeLimitsCard } from './time-limits-card.tsx'

/** Responsible play: limits with what is used of them, the reality check, and time off; `game` is where one came from. */
export function ProtectionPage({ game }: { game?: string | undefined }): ReactElement {
  const { t } = useTranslation('protection')
  const app = useApp()
  const language = useLanguage()
  const isTrial = useSession().member?.type === accountType.trial
  const state = useQuery({ ...protectionQuery(app), enabled: !isTrial })
  useDocumentTitle(t('title'))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <p className={styles.intro}>
          <Link to={paths.concern}>{t('concern.link')}</Link>
        </p>
      </header>
      {game !== undefined && <BackToGame nodeId={game} />}
      {isTrial && <Notice>{t('trial')}</Notice>}
      {!isTrial && state.isPending && (
        <Card aria-busy="true">
          <Skeleton height="16rem" />
        </Card>
      )}
      {state.isLoadingError && (
        <LoadFailed error={state.error} busy={state.isFetching} onRetry={() => void state.refetch()} />
      )}
      {state.data && (
        <Loaded state={state.data}>
          <p className={styles.intro}>
            {t('limits.note', {
              wait: formatDuration(state.data.waitMs, language),
              window: formatDuration(state.data.confirmMs, language),
            })}
          </p>
        </Loaded>
      )}
    </div>
  )
}

type LoadedProps = { state: ProtectionState; children: ReactElement }

function Loaded({ state, children }: LoadedProps): ReactElement {
  const { t } = useTranslation('protection')
  const now = useServerNow(secondMs, state.now)
  return (
    <>
      <div className={styles.column}>
        <div className={styles.heading}>
          <h2>{t('limits.title')}</h2>
          {children}
        </div>
        {state.operatorLimits && <OperatorLimitsCard limits={state.operatorLimits} />}
        <LimitsCard state={state} now={now} />
        {state.timeLimits && <TimeLimitsCard state={state} now={now} />}
      </div>
      <div className={styles.column}>
        <Offered by="protection.setRealityCheck">
          <RealityCard minutes={state.realityMinutes} />
        </Offered>
        <PauseCard pause={state.pause} now={now} />
      </div>
    </>
  )
}
