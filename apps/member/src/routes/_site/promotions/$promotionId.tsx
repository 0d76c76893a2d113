import { createFileRoute } from '@tanstack/react-router'
import { PromotionPage } from '#features/promotions/promotion-page.tsx'
import { promotionQuery } from '#features/promotions/promotion-queries.ts'

export const Route = createFileRoute('/_site/promotions/$promotionId')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(promotionQuery(context, params.promotionId)),
  component: PromotionRoute,
})

function PromotionRoute() {
  const { promotionId } = Route.useParams()
  return <PromotionPage key={promotionId} promotionId={promotionId} />
}
