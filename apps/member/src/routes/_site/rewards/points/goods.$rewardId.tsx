import { createFileRoute } from '@tanstack/react-router'
import { GoodsPage } from '#features/rewards/points/goods-page.tsx'
import { goodsQuery } from '#features/rewards/points/points-queries.ts'

export const Route = createFileRoute('/_site/rewards/points/goods/$rewardId')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(goodsQuery(context)),
  component: GoodsRoute,
})

function GoodsRoute() {
  const { rewardId } = Route.useParams()
  return <GoodsPage key={rewardId} rewardId={rewardId} />
}
