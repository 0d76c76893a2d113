import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { PromotionPage } from '#features/promotions/promotion-page.tsx'
import { readAhead } from '#shared/read-ahead.ts'

export const Route = createFileRoute('/_site/promotions/$promotionId')({
  loader: ({ context, params }) => {
    readAhead(context.queryClient, async () =>
      (await import('#features/promotions/promotion-queries.ts')).promotionQuery(context, params.promotionId),
    )
    return loadAreas(context.i18n, 'promotions')
  },
  component: PromotionRoute,
})

function PromotionRoute() {
  const { promotionId } = Route.useParams()
  return <PromotionPage key={promotionId} promotionId={promotionId} />
}
