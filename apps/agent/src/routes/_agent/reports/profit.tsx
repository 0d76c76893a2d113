import { createFileRoute } from '@tanstack/react-router'
import { ProfitPage } from '#features/reports/profit-page.tsx'
import { readReportFilter } from '#features/reports/report-filter.ts'

export const Route = createFileRoute('/_agent/reports/profit')({
  validateSearch: readReportFilter,
  component: Report,
})

function Report() {
  const navigate = Route.useNavigate()
  return (
    <ProfitPage
      filter={Route.useSearch()}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
