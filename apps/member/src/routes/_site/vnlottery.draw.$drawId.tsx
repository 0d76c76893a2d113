import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { DrawPage } from '#features/lottery/draw/draw-page.tsx'
import { drawQuery } from '#features/lottery/lottery-queries.ts'
import { clockQuery } from '#shared/lottery/server-clock.ts'

export const Route = createFileRoute('/_site/vnlottery/draw/$drawId')({
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(drawQuery(context, params.drawId))
    await Promise.all([
      context.queryClient.prefetchQuery(clockQuery(context)),
      loadAreas(context.i18n, 'lottery'),
    ])
  },
  component: DrawRoute,
})

function DrawRoute() {
  return <DrawPage drawId={Route.useParams().drawId} />
}
