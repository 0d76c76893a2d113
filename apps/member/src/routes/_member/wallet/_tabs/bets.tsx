import { createFileRoute } from '@tanstack/react-router'
import { betsQuery } from '#features/records/records-queries.ts'
import { BetsPage } from '#features/records/bets-page.tsx'
import { readBetSearch } from '#features/records/record-search.ts'

export const Route = createFileRoute('/_member/wallet/_tabs/bets')({
  validateSearch: readBetSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(betsQuery(context, deps, context.clock.now())),
  component: BetsRoute,
})

function BetsRoute() {
  const navigate = Route.useNavigate()
  return (
    <BetsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search: readBetSearch(search) })}
    />
  )
}
