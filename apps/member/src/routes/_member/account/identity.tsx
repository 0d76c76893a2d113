import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { IdentityPage } from '#features/identity/identity-page.tsx'

export const Route = createFileRoute('/_member/account/identity')({
  loader: ({ context }) => loadAreas(context.i18n, 'verification'),
  component: IdentityPage,
})
