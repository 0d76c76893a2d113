import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { VipPage } from '#features/rewards/vip/vip-page.tsx'
import { issuedQuery } from '#features/rewards/vip/vip-queries.ts'
import { vipQuery } from '#shared/rewards/vip-query.ts'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/vip')({
  beforeLoad: requireMember,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(vipQuery(context))
    void context.queryClient.prefetchQuery(issuedQuery(context))
    return loadAreas(context.i18n, 'promotions', 'member')
  },
  component: VipPage,
})
