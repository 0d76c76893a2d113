import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '#features/overview/overview-page.tsx'
import { periodNames } from '#shared/list/period.ts'
import { oneOf, onlySaid } from '#shared/list/search-fields.ts'

export const Route = createFileRoute('/_agent/')({
  validateSearch: (search: Record<string, unknown>) =>
    onlySaid({ period: oneOf(search['period'], periodNames) }),
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
