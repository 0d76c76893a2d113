import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { rankingQuery, winnerQuery } from '#features/winners/winner-query.ts'
import { readWinnersSearch } from '#features/winners/winners-search.ts'
import { WinnersPage } from '#features/winners/winners-page.tsx'

export const Route = createFileRoute('/_site/winners')({
  validateSearch: readWinnersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { board } }) => {
    void context.queryClient.prefetchQuery(
      board === undefined ? winnerQuery(context) : (rankingQuery(context, board) as never),
    )
    return loadAreas(context.i18n, 'winners')
  },
  component: WinnersRoute,
})

function WinnersRoute() {
  const navigate = Route.useNavigate()
  return (
    <WinnersPage
      board={Route.useSearch().board}
      onBoard={(board) => void navigate({ search: board === undefined ? {} : { board }, replace: true })}
    />
  )
}
