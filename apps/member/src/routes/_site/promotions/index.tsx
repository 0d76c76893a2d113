import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { PromotionsPage } from '#features/promotions/promotions-page.tsx'
import { readAhead } from '#shared/read-ahead.ts'

export const Route = createFileRoute('/_site/promotions/')({
  loader: ({ context }) => {
    readAhead(context.queryClient, async () =>
      (await import('#features/promotions/promotion-queries.ts')).promotionsQuery(context),
    )
    return loadAreas(context.i18n, 'promotions')
  },
  component: PromotionsPage,
})
