import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { InvitePage } from '#features/rewards/invite/invite-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/invite')({
  beforeLoad: requireMember,
  loader: ({ context }) => loadAreas(context.i18n, 'promotions'),
  component: InvitePage,
})
