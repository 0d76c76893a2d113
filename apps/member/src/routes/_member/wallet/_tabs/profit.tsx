import { createFileRoute } from '@tanstack/react-router'
import { profitQuery } from '#features/records/records-queries.ts'
import { ProfitPage } from '#features/records/profit-page.tsx'
import { readProfitSearch } from '#features/records/record-search.ts'

export const Route = createFileRoute('/_member/wallet/_tabs/profit')({
  validateSearch: readProfitSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(profitQuery(context, deps, context.clock.now())),
  component: ProfitRoute,
})

function ProfitRoute() {
  const navigate = Route.useNavigate()
  return (
    <ProfitPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search: readProfitSearch({ ...search }) })}
    />
  )
}
