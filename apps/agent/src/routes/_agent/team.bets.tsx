import { createFileRoute } from '@tanstack/react-router'
import { betsQuery } from '#features/bets/bets-query.ts'
import { readBetFilter } from '#features/bets/bet-filter.ts'
import { BetsPage } from '#features/bets/bets-page.tsx'

export const Route = createFileRoute('/_agent/team/bets')({
  validateSearch: readBetFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(betsQuery(context, deps, context.clock.now())),
  component: Bets,
})

function Bets() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BetsPage
      filter={filter}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
