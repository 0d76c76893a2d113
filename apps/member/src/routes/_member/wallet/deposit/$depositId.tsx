import { createFileRoute } from '@tanstack/react-router'
import { DepositProgressPage } from '#features/deposit/deposit-progress-page.tsx'

export const Route = createFileRoute('/_member/wallet/deposit/$depositId')({ component: DepositRoute })

function DepositRoute() {
  const { depositId } = Route.useParams()
  return <DepositProgressPage key={depositId} depositId={depositId} />
}
