import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { withdrawalSettingsQuery } from '#features/withdrawal/withdrawal-queries.ts'
import { WithdrawPage } from '#features/withdrawal/withdraw-page.tsx'
import { readStepSearch, useStepMoves } from '#shared/money/step-search.ts'

export const Route = createFileRoute('/_member/wallet/withdraw/')({
  validateSearch: readStepSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(withdrawalSettingsQuery(context))
    return loadAreas(context.i18n, 'wallet', 'money', 'member', 'security', 'validation')
  },
  component: WithdrawRoute,
})

function WithdrawRoute() {
  const navigate = Route.useNavigate()
  return (
    <WithdrawPage
      moves={useStepMoves(Route.useSearch())}
      // Back from the receipt leads past the review of what is done; without a number the list below the form has it.
      onOpen={(withdrawalId) =>
        void (withdrawalId === undefined
          ? navigate({ to: '/wallet/withdraw', replace: true })
          : navigate({ to: '/wallet/withdraw/$withdrawalId', params: { withdrawalId }, replace: true }))
      }
    />
  )
}
