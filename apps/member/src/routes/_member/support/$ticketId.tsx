import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ticketQuery } from '#features/support/ticket-queries.ts'
import { TicketPage } from '#features/support/ticket-page.tsx'

export const Route = createFileRoute('/_member/support/$ticketId')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(ticketQuery(context, params.ticketId))
    return loadAreas(context.i18n, 'support', 'validation')
  },
  component: TicketRoute,
})

function TicketRoute() {
  const { ticketId } = Route.useParams()
  return <TicketPage key={ticketId} ticketId={ticketId} />
}
