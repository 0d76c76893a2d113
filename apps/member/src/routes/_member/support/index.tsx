import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ticketsQuery } from '#features/support/ticket-queries.ts'
import { TicketsPage } from '#features/support/tickets-page.tsx'

export const Route = createFileRoute('/_member/support/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(ticketsQuery(context))
    return loadAreas(context.i18n, 'support')
  },
  component: TicketsPage,
})
