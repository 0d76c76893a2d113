import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { subAccountsQuery } from '#features/sub-accounts/sub-account-queries.ts'
import { SubAccountsPage } from '#features/sub-accounts/sub-accounts-page.tsx'

export const Route = createFileRoute('/_agent/sub-accounts')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(subAccountsQuery(context))
    await loadAreas(context.i18n, 'subaccounts', 'opening', 'validation')
  },
  component: SubAccountsPage,
})
