import { createFileRoute } from '@tanstack/react-router'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { RecentEntries } from '#features/records/recent-entries.tsx'
import { WalletPage } from '#features/wallet/wallet-page.tsx'

export const Route = createFileRoute('/_member/wallet/_tabs/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(balanceQuery(context)),
  component: WalletRoute,
})

function WalletRoute() {
  return <WalletPage recent={<RecentEntries />} />
}
