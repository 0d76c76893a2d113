import { createFileRoute } from '@tanstack/react-router'
import { promotionsQuery } from '#features/promotions/promotion-queries.ts'
import { PromotionsPage } from '#features/promotions/promotions-page.tsx'

export const Route = createFileRoute('/_site/promotions/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(promotionsQuery(context)),
  component: PromotionsPage,
})
