import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { depositQuery } from '#features/deposit/deposit-queries.ts'
import { DepositProgressPage } from '#features/deposit/pay/deposit-progress-page.tsx'

export const Route = createFileRoute('/_member/wallet/deposit/$depositId')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(depositQuery(context, params.depositId))
    return loadAreas(context.i18n, 'wallet', 'money')
  },
  component: DepositRoute,
})

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
