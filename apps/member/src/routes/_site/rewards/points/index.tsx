import { createFileRoute } from '@tanstack/react-router'
import { MallPage } from '#features/rewards/points/mall-page.tsx'
import { goodsQuery } from '#features/rewards/points/points-queries.ts'

export const Route = createFileRoute('/_site/rewards/points/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(goodsQuery(context)),
  component: MallPage,
})
