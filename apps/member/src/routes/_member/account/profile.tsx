import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#features/profile/profile-page.tsx'

export const Route = createFileRoute('/_member/account/profile')({
  loader: ({ context }) => loadAreas(context.i18n, 'security', 'member', 'validation'),
  component: ProfilePage,
})
