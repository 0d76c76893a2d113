import { createFileRoute } from '@tanstack/react-router'
import { TeamMoneyPage } from '#features/reports/money-page.tsx'
import { readReportFilter } from '#features/reports/report-filter.ts'

export const Route = createFileRoute('/_agent/reports/team-transactions')({
  validateSearch: readReportFilter,
  component: Report,
})

function Report() {
  const navigate = Route.useNavigate()
  return (
    <TeamMoneyPage
      filter={Route.useSearch()}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
