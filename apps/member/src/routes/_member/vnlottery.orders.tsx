import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ordersQuery } from '#features/lottery/lottery-queries.ts'
import { OrdersPage } from '#features/lottery/orders/orders-page.tsx'
import { readOrdersSearch } from '#features/lottery/orders/orders-search.ts'
import { clockQuery } from '#shared/lottery/server-clock.ts'

export const Route = createFileRoute('/_member/vnlottery/orders')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(ordersQuery(context, deps))
    await Promise.all([
      context.queryClient.prefetchQuery(clockQuery(context)),
      loadAreas(context.i18n, 'lottery'),
    ])
  },
  component: OrdersRoute,
})

function OrdersRoute() {
  const navigate = Route.useNavigate()
  return <OrdersPage place={Route.useSearch()} onPlace={(search) => void navigate({ search })} />
}
