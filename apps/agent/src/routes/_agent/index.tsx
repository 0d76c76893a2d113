import { searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OverviewPage } from '#features/overview/overview-page.tsx'
import { periodNames } from '#shared/list/period.ts'

export const Route = createFileRoute('/_agent/')({
  validateSearch: searchReader({ period: z.enum(periodNames) }),
  component: Overview,
})

function Overview() {
  const { period = 'today' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      period={period}
      onPeriodChange={(name) =>
        void navigate({ search: { period: name }, replace: true, resetScroll: false })
      }
    />
  )
}
