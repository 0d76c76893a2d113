import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#features/security/security-page.tsx'

export const Route = createFileRoute('/_member/account/security')({
  loader: ({ context }) => loadAreas(context.i18n, 'security', 'member', 'validation'),
  component: SecurityPage,
})
