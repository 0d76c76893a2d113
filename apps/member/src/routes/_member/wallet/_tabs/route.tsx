import { createFileRoute } from '@tanstack/react-router'
import { WalletLayout } from '#features/wallet/wallet-layout.tsx'

/** The pages of the wallet that stand side by side; a deposit has the screen for itself. */
export const Route = createFileRoute('/_member/wallet/_tabs')({ component: WalletLayout })
