import { createFileRoute } from '@tanstack/react-router'
import { depositSettingsQuery } from '#features/deposit/deposit-queries.ts'
import { DepositPage } from '#features/deposit/ask/deposit-page.tsx'
import { readDepositSearch } from '#features/deposit/list/deposit-search.ts'

export const Route = createFileRoute('/_member/wallet/deposit/')({
  validateSearch: readDepositSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(depositSettingsQuery(context)),
  component: DepositRoute,
})

function DepositRoute() {
  const navigate = Route.useNavigate()
  return (
    <DepositPage
      suggested={Route.useSearch().amount ?? null}
      onOpen={(depositId) => void navigate({ to: '/wallet/deposit/$depositId', params: { depositId } })}
    />
  )
}
