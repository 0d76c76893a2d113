import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { BanksPage } from '#features/banks/banks-page.tsx'

export const Route = createFileRoute('/_member/wallet/banks')({
  loader: ({ context }) => loadAreas(context.i18n, 'wallet', 'member', 'security', 'validation'),
  component: BanksPage,
})
