import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { PeriodChips } from '#shared/list/period-chips.tsx'
import type { PeriodName } from '#shared/list/period.ts'
import { useNow } from '@saola/shell'
import styles from './overview-page.module.css'
import { TeamCard } from './team-card.tsx'
import { TeamDays } from './team-days.tsx'
import { TeamResults } from './team-results.tsx'

type OverviewPageProps = { period: PeriodName; onPeriodChange: (name: PeriodName) => void }

/** How the team is: its figures over a period, day by day, its size and its newest people. */
export function OverviewPage({ period, onPeriodChange }: OverviewPageProps): ReactElement {
  const { t } = useTranslation('team')
  const now = useNow(undefined)
  return (
    <div className={styles.page}>
      <PageHead title={t('overview')} note={t(`overview.compare.${period}`)}>
        <PeriodChips value={period} onChange={onPeriodChange} legendHidden />
      </PageHead>
      <TeamResults period={period} now={now} />
      <div className={styles.below}>
        <TeamDays period={period} now={now} />
        <TeamCard period={period} now={now} />
      </div>
    </div>
  )
}
