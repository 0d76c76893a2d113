import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { orderQuery } from '#features/lottery/lottery-queries.ts'
import { OrderPage } from '#features/lottery/orders/order-page.tsx'
import { clockQuery } from '#shared/lottery/server-clock.ts'

export const Route = createFileRoute('/_member/vnlottery/orders_/$orderId')({
  loader: async ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(context, params.orderId))
    await Promise.all([
      context.queryClient.prefetchQuery(clockQuery(context)),
      loadAreas(context.i18n, 'lottery'),
    ])
  },
  component: OrderRoute,
})

function OrderRoute() {
  return <OrderPage orderId={Route.useParams().orderId} />
}
