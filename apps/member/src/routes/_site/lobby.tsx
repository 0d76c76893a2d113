import { createFileRoute } from '@tanstack/react-router'
import { LobbyBanners } from '#features/banners/lobby-banners.tsx'
import type { GameFilters } from '#features/games/catalogue/game-filters.ts'
import { filtersOf, readGamesSearch, withFilters } from '#features/games/catalogue/games-search.ts'
import { LobbyPage } from '#features/games/lobby/lobby-page.tsx'
import { hotQuery } from '#features/games/catalogue/queries.ts'
import { lanesQuery } from '#shared/games/title-queries.ts'
import { isSignedIn, lazyPart, SidePart, useSession } from '@saola/shell'
import { readAhead } from '#shared/read-ahead.ts'
import { Skeleton } from '@saola/ui'
import { useStanding } from '#shared/use-standing.ts'

const NoticeBar = lazyPart(() => import('#features/announcements/notice-bar.tsx'), 'NoticeBar')

const PopupNotices = lazyPart(() => import('#features/announcements/popup-notices.tsx'), 'PopupNotices')

const MemberWelcome = lazyPart(() => import('#features/welcome/member-welcome.tsx'), 'MemberWelcome')

export const Route = createFileRoute('/_site/lobby')({
  validateSearch: readGamesSearch,
  loader: ({ context }) => {
    readAhead(context.queryClient, async () =>
      (await import('#shared/announcements/announcements-query.ts')).announcementsQuery(context),
    )
    void context.queryClient.prefetchQuery(hotQuery(context))
    void context.queryClient.prefetchQuery(lanesQuery(context))
  },
  component: LobbyRoute,
})

function LobbyRoute() {
  const navigate = Route.useNavigate()
  const signedIn = isSignedIn(useSession())
  const standing = useStanding()
  const handleFilters = (changed: GameFilters) =>
    void navigate({ search: withFilters(changed), replace: true, resetScroll: false })
  return (
    <>
      <LobbyPage
        banner={<LobbyBanners />}
        notices={
          <SidePart waiting={<Skeleton height="2.75rem" />} missing={null}>
            <NoticeBar />
          </SidePart>
        }
        welcome={<SidePart>{signedIn && <MemberWelcome />}</SidePart>}
        filters={Route.useSearch({ select: filtersOf, structuralSharing: true })}
        onFilters={handleFilters}
      />
      <SidePart>{standing && <PopupNotices />}</SidePart>
    </>
  )
}
