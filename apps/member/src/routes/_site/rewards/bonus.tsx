import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { BonusPage } from '#features/rewards/vip/bonus-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/bonus')({
  beforeLoad: requireMember,
  loader: ({ context }) => loadAreas(context.i18n, 'promotions', 'member', 'wallet'),
  component: BonusPage,
})
