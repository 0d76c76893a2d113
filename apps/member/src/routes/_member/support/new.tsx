import { loadAreas } from '@saola/i18n'
import { questionTypes } from '@saola/protocol'
import { searchReader, searchWords } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { NewTicketPage } from '#features/support/new-ticket-page.tsx'

export const Route = createFileRoute('/_member/support/new')({
  validateSearch: searchReader({ topic: z.enum(questionTypes), reference: searchWords(64) }),
  loader: ({ context }) => loadAreas(context.i18n, 'support', 'validation'),
  component: NewTicketRoute,
})

function NewTicketRoute() {
  const { topic = 'other', reference = '' } = Route.useSearch()
  return <NewTicketPage key={`${topic} ${reference}`} topic={topic} reference={reference} />
}
