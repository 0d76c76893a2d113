import { createFileRoute } from '@tanstack/react-router'
import { BettingPage } from '#features/reports/betting-page.tsx'
import { readReportFilter } from '#features/reports/report-filter.ts'

export const Route = createFileRoute('/_agent/reports/betting')({
  validateSearch: readReportFilter,
  component: Report,
})

function Report() {
  const navigate = Route.useNavigate()
  return (
    <BettingPage
      filter={Route.useSearch()}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
