import { createFileRoute, redirect } from '@tanstack/react-router'
import type { GameFilters } from '#features/games/catalogue/game-filters.ts'
import { filtersOf, readGamesSearch, withFilters } from '#features/games/catalogue/games-search.ts'
import { GamesPage } from '#features/games/games-page.tsx'
import { familyLink, familyOfSlug } from '#shared/games/game-family-paths.ts'
import { paths } from '#shared/paths.ts'
import { catalogueQuery } from '#shared/games/title-queries.ts'

export const Route = createFileRoute('/_site/games/$family')({
  validateSearch: readGamesSearch,
  beforeLoad: ({ params }) => {
    if (params.family === 'fishing') throw redirect({ ...familyLink('FISH'), replace: true })
    if (familyOfSlug(params.family) === undefined) throw redirect({ to: paths.games, replace: true })
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(catalogueQuery(context)),
  component: FamilyRoute,
})

function FamilyRoute() {
  const navigate = Route.useNavigate()
  const filters = Route.useSearch({ select: filtersOf, structuralSharing: true })
  const family = familyOfSlug(Route.useParams().family)
  const handleFilters = (changed: GameFilters) =>
    void navigate({ search: withFilters(changed), replace: true, resetScroll: false })
  if (family === undefined) return null
  return <GamesPage key={family} family={family} filters={filters} onFilters={handleFilters} />
}
