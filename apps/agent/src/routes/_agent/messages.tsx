import { loadAreas } from '@saola/i18n'
import { searchNumber, searchPlace, searchReader, searchWords, type SearchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MessagesPage, type MessagesView } from '#features/messages/messages-page.tsx'

const readSearch: SearchReader<MessagesView> = searchReader({
  list: z.enum(['inbox', 'sent']),
  ...searchPlace,
  to: searchWords(64),
  id: searchNumber,
})

export const Route = createFileRoute('/_agent/messages')({
  validateSearch: readSearch,
  loader: ({ context }) => loadAreas(context.i18n, 'messages'),
  component: Messages,
})

function Messages() {
  const navigate = Route.useNavigate()
  return <MessagesPage view={Route.useSearch()} onView={(search) => void navigate({ search })} />
}
