import { createFileRoute } from '@tanstack/react-router'
import { withdrawalSettingsQuery } from '#features/withdrawal/withdrawal-queries.ts'
import { WithdrawPage } from '#features/withdrawal/withdraw-page.tsx'

export const Route = createFileRoute('/_member/wallet/withdraw/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(withdrawalSettingsQuery(context)),
  component: WithdrawRoute,
})

function WithdrawRoute() {
  const navigate = Route.useNavigate()
  return (
    <WithdrawPage
      onOpen={(withdrawalId) =>
        void navigate({ to: '/wallet/withdraw/$withdrawalId', params: { withdrawalId } })
      }
    />
  )
}
