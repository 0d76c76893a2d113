import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/account-page.tsx'

export const Route = createFileRoute('/_member/account/')({
  loader: ({ context }) =>
    loadAreas(
      context.i18n,
      'member',
      'wallet',
      'security',
      'protection',
      'points',
      'support',
      'contracts',
      'promotions',
    ),
  component: AccountPage,
})
