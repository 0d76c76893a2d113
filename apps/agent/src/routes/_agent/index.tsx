import { loadAreas } from '@saola/i18n'
import { searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OverviewPage } from '#features/overview/overview-page.tsx'
import { periodNames } from '#shared/list/period-names.ts'
import { profitSides } from '#shared/profit-side.ts'

export const Route = createFileRoute('/_agent/')({
  validateSearch: searchReader({ period: z.enum(periodNames), side: z.enum(profitSides) }),
  loader: ({ context }) => loadAreas(context.i18n, 'support'),
  component: Overview,
})

function Overview() {
  const { period = 'today', side = 'agents' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      view={{ period, side }}
      onView={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
