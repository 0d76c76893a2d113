import { createFileRoute } from '@tanstack/react-router'
import { BonusPage } from '#features/rewards/vip/bonus-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/bonus')({
  beforeLoad: requireMember,
  component: BonusPage,
})
