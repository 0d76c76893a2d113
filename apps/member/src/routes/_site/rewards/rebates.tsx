import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { RebatePage } from '#features/rewards/vip/rebate-page.tsx'
import { rebatesQuery } from '#features/rewards/vip/vip-queries.ts'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/rebates')({
  beforeLoad: requireMember,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(rebatesQuery(context))
    return loadAreas(context.i18n, 'promotions')
  },
  component: RebatePage,
})
