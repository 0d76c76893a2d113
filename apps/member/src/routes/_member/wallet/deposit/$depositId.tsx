import { createFileRoute } from '@tanstack/react-router'
import { DepositProgressPage } from '#features/deposit/pay/deposit-progress-page.tsx'

export const Route = createFileRoute('/_member/wallet/deposit/$depositId')({ component: DepositRoute })

function DepositRoute() {
  const { depositId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <DepositProgressPage
      key={depositId}
      depositId={depositId}
      onOpen={(opened) => void navigate({ to: '/wallet/deposit/$depositId', params: { depositId: opened } })}
    />
  )
}
