import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { depositSettingsQuery } from '#features/deposit/deposit-queries.ts'
import { DepositPage } from '#features/deposit/ask/deposit-page.tsx'
import { readDepositSearch } from '#features/deposit/list/deposit-search.ts'
import { useStepMoves } from '#shared/money/step-search.ts'

export const Route = createFileRoute('/_member/wallet/deposit/')({
  validateSearch: readDepositSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(depositSettingsQuery(context))
    return loadAreas(context.i18n, 'wallet', 'money', 'protection')
  },
  component: DepositRoute,
})

function DepositRoute() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <DepositPage
      suggested={search.amount ?? null}
      moves={useStepMoves(search)}
      // Back from the code leads past the review of what is done.
      onOpen={(depositId) =>
        void navigate({ to: '/wallet/deposit/$depositId', params: { depositId }, replace: true })
      }
    />
  )
}
