import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { rafflesQuery } from '#features/rewards/raffles/raffle-queries.ts'
import { TicketPage } from '#features/rewards/raffles/ticket-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/raffle/$ticketId')({
  beforeLoad: requireMember,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(rafflesQuery(context))
    return loadAreas(context.i18n, 'promotions')
  },
  component: TicketRoute,
})

function TicketRoute() {
  const { ticketId } = Route.useParams()
  return <TicketPage key={ticketId} ticketId={ticketId} />
}
