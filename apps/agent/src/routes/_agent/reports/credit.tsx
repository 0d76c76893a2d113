import { createFileRoute } from '@tanstack/react-router'
import { CreditPage } from '#features/reports/credit-page.tsx'
import { readReportFilter } from '#features/reports/report-filter.ts'

export const Route = createFileRoute('/_agent/reports/credit')({
  validateSearch: readReportFilter,
  component: Report,
})

function Report() {
  const navigate = Route.useNavigate()
  return (
    <CreditPage
      filter={Route.useSearch()}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
