import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { menuQuery } from '#features/lottery/lottery-queries.ts'
import { LotteryPage } from '#features/lottery/menu/lottery-page.tsx'
import { clockQuery } from '#shared/lottery/server-clock.ts'

export const Route = createFileRoute('/_site/sealottery/')({
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(menuQuery(context, 'sea'))
    await Promise.all([
      context.queryClient.prefetchQuery(clockQuery(context)),
      loadAreas(context.i18n, 'lottery'),
    ])
  },
  component: () => <LotteryPage place="sea" />,
})
