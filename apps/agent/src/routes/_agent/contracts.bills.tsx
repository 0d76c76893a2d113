import { billsQuery } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { readBillFilter } from '#features/bills/bill-filter.ts'
import { billRequest } from '#features/bills/bill-request.ts'
import { BillsPage } from '#features/bills/bills-page.tsx'

export const Route = createFileRoute('/_agent/contracts/bills')({
  validateSearch: readBillFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(billsQuery(context, billRequest(deps, context.clock.now())))
  },
  component: Bills,
})

function Bills() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BillsPage
      filter={filter}
      onFilter={(next, way) => void navigate({ search: next, resetScroll: way === 'page' })}
    />
  )
}
