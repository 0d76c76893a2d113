import { createFileRoute } from '@tanstack/react-router'
import { IncomePage } from '#features/reports/income-page.tsx'
import { readReportFilter } from '#features/reports/report-filter.ts'

export const Route = createFileRoute('/_agent/reports/income')({
  validateSearch: readReportFilter,
  component: Report,
})

function Report() {
  const navigate = Route.useNavigate()
  return (
    <IncomePage
      filter={Route.useSearch()}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
