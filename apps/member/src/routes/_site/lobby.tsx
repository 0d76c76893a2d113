import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { NoticeBar } from '#features/announcements/notice-bar.tsx'
import { LobbyBanners } from '#features/banners/lobby-banners.tsx'
import type { GameFilters } from '#features/games/catalogue/game-filters.ts'
import { filtersOf, readGamesSearch, withFilters } from '#features/games/catalogue/games-search.ts'
import { LobbyPage } from '#features/games/lobby/lobby-page.tsx'
import { hotQuery } from '#features/games/catalogue/queries.ts'
import { announcementsQuery } from '#shared/announcements/announcements-query.ts'
import { lanesQuery } from '#shared/games/title-queries.ts'
import { isSignedIn, useSession } from '@saola/shell'
import { whenIdle } from '#shared/when-idle.ts'

const PopupNotices = lazy(async () => ({
  default: (await import('#features/announcements/popup-notices.tsx')).PopupNotices,
}))

const MemberWelcome = lazy(async () => ({
  default: (await import('#features/welcome/member-welcome.tsx')).MemberWelcome,
}))

export const Route = createFileRoute('/_site/lobby')({
  validateSearch: readGamesSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(announcementsQuery(context))
    void context.queryClient.prefetchQuery(hotQuery(context))
    void context.queryClient.prefetchQuery(lanesQuery(context))
  },
  component: LobbyRoute,
})

function LobbyRoute() {
  const navigate = Route.useNavigate()
  const signedIn = isSignedIn(useSession())
  const [standing, setStanding] = useState(false)
  useEffect(() => whenIdle(() => setStanding(true)), [])
  const handleFilters = (changed: GameFilters) =>
    void navigate({ search: withFilters(changed), replace: true, resetScroll: false })
  return (
    <>
      <LobbyPage
        banner={<LobbyBanners />}
        notices={<NoticeBar />}
        welcome={<Suspense>{signedIn && <MemberWelcome />}</Suspense>}
        filters={Route.useSearch({ select: filtersOf, structuralSharing: true })}
        onFilters={handleFilters}
      />
      <Suspense>{standing && <PopupNotices />}</Suspense>
    </>
  )
}
