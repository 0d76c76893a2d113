import { createFileRoute } from '@tanstack/react-router'
import { readFilters, type GameFilters } from '#features/games/catalogue/game-filters.ts'
import { GamesPage } from '#features/games/games-page.tsx'
import { catalogueQuery } from '#shared/games/title-queries.ts'

export const Route = createFileRoute('/_site/games/')({
  validateSearch: readFilters,
  loader: ({ context }) => void context.queryClient.prefetchQuery(catalogueQuery(context)),
  component: GamesRoute,
})

function GamesRoute() {
  const navigate = Route.useNavigate()
  const handleFilters = (search: GameFilters) => void navigate({ search, replace: true, resetScroll: false })
  return <GamesPage filters={Route.useSearch()} onFilters={handleFilters} />
}
