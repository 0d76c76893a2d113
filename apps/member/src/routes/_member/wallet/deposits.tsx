import { createFileRoute } from '@tanstack/react-router'
import { depositsQuery } from '#features/deposit/deposit-queries.ts'
import { DepositsPage } from '#features/deposit/list/deposits-page.tsx'
import { readPageSearch } from '#features/deposit/list/deposit-search.ts'

export const Route = createFileRoute('/_member/wallet/deposits')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { page = 1 } }) =>
    void context.queryClient.prefetchQuery(depositsQuery(context, page)),
  component: DepositsRoute,
})

function DepositsRoute() {
  const navigate = Route.useNavigate()
  return (
    <DepositsPage
      page={Route.useSearch().page ?? 1}
      onPage={(page) => void navigate({ search: page === 1 ? {} : { page } })}
    />
  )
}
