import { useApp } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { BannerSlide } from '#features/banners/banner-slide.tsx'
import type { GameFilters } from '#features/games/catalogue/game-filters.ts'
import { filtersOf, readGamesSearch, withFilters } from '#features/games/catalogue/games-search.ts'
import { LobbyPage } from '#features/games/lobby/lobby-page.tsx'
import { hotQuery } from '#features/games/catalogue/queries.ts'
import { lanesQuery } from '#shared/games/title-queries.ts'

export const Route = createFileRoute('/_site/lobby')({
  validateSearch: readGamesSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(hotQuery(context))
    void context.queryClient.prefetchQuery(lanesQuery(context))
  },
  component: LobbyRoute,
})

function LobbyRoute() {
  const navigate = Route.useNavigate()
  const { banners } = useApp().brand
  const banner = banners.find(({ linkageType }) => linkageType === 'G') ?? banners[0]
  const handleFilters = (changed: GameFilters) =>
    void navigate({ search: withFilters(changed), replace: true, resetScroll: false })
  return (
    <LobbyPage
      banner={banner && <BannerSlide banner={banner} first />}
      filters={Route.useSearch({ select: filtersOf, structuralSharing: true })}
      onFilters={handleFilters}
    />
  )
}
