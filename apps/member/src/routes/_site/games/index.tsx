import { createFileRoute } from '@tanstack/react-router'
import type { GameFilters } from '#features/games/catalogue/game-filters.ts'
import { filtersOf, readGamesSearch, withFilters } from '#features/games/catalogue/games-search.ts'
import { GamesPage } from '#features/games/games-page.tsx'
import { catalogueQuery } from '#shared/games/title-queries.ts'

export const Route = createFileRoute('/_site/games/')({
  validateSearch: readGamesSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(catalogueQuery(context)),
  component: GamesRoute,
})

function GamesRoute() {
  const navigate = Route.useNavigate()
  const handleFilters = (changed: GameFilters) =>
    void navigate({ search: withFilters(changed), replace: true, resetScroll: false })
  return (
    <GamesPage
      filters={Route.useSearch({ select: filtersOf, structuralSharing: true })}
      onFilters={handleFilters}
    />
  )
}
