import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { WalletLayout } from '#features/wallet/wallet-layout.tsx'

/** The pages of the wallet that stand side by side; a deposit has the screen for itself. */
export const Route = createFileRoute('/_member/wallet/_tabs')({
  loader: ({ context }) => loadAreas(context.i18n, 'wallet'),
  component: WalletLayout,
})
