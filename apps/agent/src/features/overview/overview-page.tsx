import { Together } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { PeriodChips } from '#shared/list/period-chips.tsx'
import type { PeriodName } from '#shared/list/period-names.ts'
import { useServerNow, WelcomeCard } from '@saola/shell'
import { useTourScenes } from '#shared/tour-scenes.ts'
import { AgentNews } from './agent-news.tsx'
import { OwnToday } from './own-today.tsx'
import styles from './overview-page.module.css'
import { TeamCard } from './team-card.tsx'
import { TeamDays } from './team-days.tsx'
import { TeamResults } from './team-results.tsx'

type OverviewPageProps = { period: PeriodName; onPeriod: (period: PeriodName) => void }

/** How the team is and what the agent has to do: what was earned, what waits, the figures, day by day, its people. */
export function OverviewPage({ period, onPeriod }: OverviewPageProps): ReactElement {
  const { t } = useTranslation('team')
  const now = useServerNow(undefined)
  return (
    <div className={styles.page}>
      <PageHead title={t('overview')} note={t(`overview.compare.${period}`)}>
        <PeriodChips value={period} onChange={onPeriod} legendHidden />
      </PageHead>
      <WelcomeCard who="agent" scenes={useTourScenes()} />
      <AgentNews />
      <TeamResults period={period} now={now} />
      <Together>
        <OwnToday now={now} />
        <div className={styles.below}>
          <TeamDays period={period} now={now} />
          <TeamCard period={period} now={now} />
        </div>
      </Together>
    </div>
  )
}
