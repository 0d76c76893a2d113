import { createFileRoute } from '@tanstack/react-router'
import { statementQuery } from '#features/records/records-queries.ts'
import { readStatementSearch } from '#features/records/record-search.ts'
import { StatementPage } from '#features/records/statement-page.tsx'

export const Route = createFileRoute('/_member/wallet/_tabs/statement')({
  validateSearch: readStatementSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(statementQuery(context, deps, context.clock.now())),
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
