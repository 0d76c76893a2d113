import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalPage } from '#features/withdrawal/withdrawal-page.tsx'

export const Route = createFileRoute('/_member/wallet/withdraw/$withdrawalId')({
  loader: ({ context }) => loadAreas(context.i18n, 'wallet', 'money'),
  component: WithdrawalRoute,
})

function WithdrawalRoute() {
  const { withdrawalId } = Route.useParams()
  return <WithdrawalPage key={withdrawalId} withdrawalId={withdrawalId} />
}
