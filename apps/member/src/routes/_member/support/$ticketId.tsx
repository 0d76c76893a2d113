import { createFileRoute } from '@tanstack/react-router'
import { TicketPage } from '#features/support/ticket-page.tsx'

export const Route = createFileRoute('/_member/support/$ticketId')({ component: TicketRoute })

function TicketRoute() {
  const { ticketId } = Route.useParams()
  return <TicketPage key={ticketId} ticketId={ticketId} />
}
