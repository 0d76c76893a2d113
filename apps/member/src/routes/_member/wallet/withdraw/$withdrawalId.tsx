import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalPage } from '#features/withdrawal/withdrawal-page.tsx'

export const Route = createFileRoute('/_member/wallet/withdraw/$withdrawalId')({ component: WithdrawalRoute })

function WithdrawalRoute() {
  const { withdrawalId } = Route.useParams()
  return <WithdrawalPage key={withdrawalId} withdrawalId={withdrawalId} />
}
