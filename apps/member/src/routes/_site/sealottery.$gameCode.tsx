import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { gameQuery } from '#features/lottery/lottery-queries.ts'
import { PlayPage } from '#features/lottery/play/play-page.tsx'
import { clockQuery } from '#shared/lottery/server-clock.ts'

export const Route = createFileRoute('/_site/sealottery/$gameCode')({
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(gameQuery(context, params.gameCode))
    await Promise.all([
      context.queryClient.prefetchQuery(clockQuery(context)),
      loadAreas(context.i18n, 'lottery', 'money'),
    ])
  },
  component: PlayRoute,
})

function PlayRoute() {
  return <PlayPage gameCode={Route.useParams().gameCode} />
}
