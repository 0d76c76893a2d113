import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { MePage } from '#features/account/me-page.tsx'

export const Route = createFileRoute('/_agent/me')({
  loader: ({ context }) => loadAreas(context.i18n, 'validation', 'support', 'tour', 'security'),
  component: MePage,
})
