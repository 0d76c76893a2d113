import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { GoodsPage } from '#features/rewards/points/goods-page.tsx'
import { goodsQuery } from '#features/rewards/points/points-queries.ts'

export const Route = createFileRoute('/_site/rewards/points/goods/$rewardId')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(goodsQuery(context))
    return loadAreas(context.i18n, 'wallet')
  },
  component: GoodsRoute,
})

function GoodsRoute() {
  const { rewardId } = Route.useParams()
  return <GoodsPage key={rewardId} rewardId={rewardId} />
}
