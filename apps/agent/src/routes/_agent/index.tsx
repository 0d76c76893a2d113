import { loadAreas } from '@saola/i18n'
import { searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OverviewPage } from '#features/overview/overview-page.tsx'
import { periodNames } from '#shared/list/period-names.ts'

export const Route = createFileRoute('/_agent/')({
  validateSearch: searchReader({ period: z.enum(periodNames) }),
  loader: ({ context }) => loadAreas(context.i18n, 'support', 'tour'),
  component: Overview,
})

function Overview() {
  const { period = 'today' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      period={period}
      onPeriod={(chosen) => void navigate({ search: { period: chosen }, replace: true, resetScroll: false })}
    />
  )
}
