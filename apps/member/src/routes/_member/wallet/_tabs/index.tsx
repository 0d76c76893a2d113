import { createFileRoute } from '@tanstack/react-router'
import { RecentMovements } from '#features/records/recent-movements.tsx'
import { WalletPage } from '#features/wallet/wallet-page.tsx'

export const Route = createFileRoute('/_member/wallet/_tabs/')({ component: WalletRoute })

function WalletRoute() {
  return <WalletPage recent={<RecentMovements />} />
}
