import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { depositsQuery } from '#features/deposit/deposit-queries.ts'
import { DepositsPage } from '#features/deposit/list/deposits-page.tsx'
import { readPageSearch } from '#features/deposit/list/deposit-search.ts'

export const Route = createFileRoute('/_member/wallet/deposits')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(depositsQuery(context, deps))
    return loadAreas(context.i18n, 'wallet')
  },
  component: DepositsRoute,
})

function DepositsRoute() {
  const navigate = Route.useNavigate()
  return <DepositsPage place={Route.useSearch()} onPlace={(search) => void navigate({ search })} />
}
