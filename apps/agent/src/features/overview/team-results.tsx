import { calls } from '@saola/protocol'
import { callQuery, useApp, LoadFailed } from '@saola/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#shared/in-place.ts'
import { periodBefore, periodOf } from '#shared/list/period.ts'
import type { PeriodName } from '#shared/list/period-names.ts'
import { ProfitSideSwitch } from '#shared/profit/profit.tsx'
import { FigureTile, type FigureKind } from './figure-tile.tsx'
import styles from './team-results.module.css'

const figures = [
  { id: 'profitAndLoss', text: 'overview.profit', kind: 'profit' },
  { id: 'betAmount', text: 'overview.bet_amount', kind: 'money' },
  { id: 'winAmount', text: 'overview.win_amount', kind: 'money' },
  { id: 'deposit', text: 'overview.deposit', kind: 'money' },
  { id: 'withdraw', text: 'overview.withdraw', kind: 'money' },
  { id: 'activeMembers', text: 'overview.active', kind: 'count' },
  { id: 'newMembers', text: 'overview.new', kind: 'count' },
] as const satisfies readonly { id: string; text: string; kind: FigureKind }[]

type TeamResultsProps = { period: PeriodName; now: number }

/** What the team did in a period, each figure against the same stretch of time before. */
export function TeamResults({ period, now }: TeamResultsProps): ReactElement {
  const { t } = useTranslation('team')
  const { api } = useApp()
  const current = useQuery(inPlace(callQuery(api, calls.team.overview, periodOf(period, now))))
  const before = useQuery(inPlace(callQuery(api, calls.team.overview, periodBefore(period, now))))
  const failed = current.error ?? before.error
  // Figures of another period stay in sight for a moment, but never beside a comparison that is not theirs.
  const isMixed = current.isPlaceholderData || before.isPlaceholderData
  // What a gateway does not count has no tile, rather than one that waits for ever.
  const told = figures.filter(
    ({ id }) => current.data === undefined || current.data.current[id] !== undefined,
  )
  return (
    <section aria-label={t('overview.results')} aria-busy={current.isFetching}>
      {failed !== null && (
        <LoadFailed
          error={failed}
          onRetry={() => {
            void current.refetch()
            void before.refetch()
          }}
        />
      )}
      <div className={styles.tiles}>
        {told.map(({ id, text, kind }) => (
          <FigureTile
            key={id}
            label={t(text)}
            kind={kind}
            now={current.error === null ? current.data?.current[id] : undefined}
            hasFailed={current.error !== null}
            before={isMixed ? undefined : before.data?.current[id]}
          />
        ))}
      </div>
      <div className={styles.side}>
        <ProfitSideSwitch />
      </div>
    </section>
  )
}
