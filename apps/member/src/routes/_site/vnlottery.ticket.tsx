import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { TicketPage } from '#features/lottery/ticket/ticket-page.tsx'
import { clockQuery } from '#shared/lottery/server-clock.ts'

export const Route = createFileRoute('/_site/vnlottery/ticket')({
  loader: ({ context }) =>
    Promise.all([context.queryClient.prefetchQuery(clockQuery(context)), loadAreas(context.i18n, 'lottery')]),
  component: TicketPage,
})
