import { useApp } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { BannerSlide } from '#features/banners/banner-slide.tsx'
import { readFilters, type GameFilters } from '#features/games/catalogue/game-filters.ts'
import { LobbyPage } from '#features/games/lobby/lobby-page.tsx'
import { hotQuery, lanesQuery } from '#features/games/catalogue/queries.ts'

export const Route = createFileRoute('/_site/lobby')({
  validateSearch: readFilters,
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
  const handleFilters = (search: GameFilters) => void navigate({ search, replace: true, resetScroll: false })
  return (
    <LobbyPage
      banner={banner && <BannerSlide banner={banner} first />}
      filters={Route.useSearch()}
      onFilters={handleFilters}
    />
  )
}
