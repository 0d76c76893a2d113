import { questionTypes, type Ticket } from '@saola/protocol'
import { createFileRoute } from '@tanstack/react-router'
import { NewTicketPage } from '#features/support/new-ticket-page.tsx'

type Search = { topic?: Ticket['topic']; reference?: string }

export const Route = createFileRoute('/_member/support/new')({
  validateSearch: ({ topic, reference }: Record<string, unknown>): Search => {
    const known = questionTypes.find((each) => each === topic)
    return {
      ...(known !== undefined && { topic: known }),
      ...(typeof reference === 'string' && { reference: reference.slice(0, 64) }),
    }
  },
  component: NewTicketRoute,
})

function NewTicketRoute() {
  const { topic = 'other', reference = '' } = Route.useSearch()
  return <NewTicketPage key={`${topic} ${reference}`} topic={topic} reference={reference} />
}
