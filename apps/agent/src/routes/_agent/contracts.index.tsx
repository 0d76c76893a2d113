import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { contractsQuery } from '#features/contracts/contracts-query.ts'
import { readContractFilter } from '#features/contracts/contract-filter.ts'
import { ContractsPage } from '#features/contracts/contracts-page.tsx'

export const Route = createFileRoute('/_agent/contracts/')({
  validateSearch: readContractFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(contractsQuery(context, deps))
    return loadAreas(context.i18n, 'validation')
  },
  component: Contracts,
})

function Contracts() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ContractsPage
      filter={filter}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
