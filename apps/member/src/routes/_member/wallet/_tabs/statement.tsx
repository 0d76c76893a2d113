import { createFileRoute } from '@tanstack/react-router'
import { readStatementSearch } from '#features/records/record-search.ts'
import { StatementPage } from '#features/records/statement-page.tsx'

export const Route = createFileRoute('/_member/wallet/_tabs/statement')({
  validateSearch: readStatementSearch,
  component: StatementRoute,
})

function StatementRoute() {
  const navigate = Route.useNavigate()
  return (
    <StatementPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search: readStatementSearch(search) })}
    />
  )
}
