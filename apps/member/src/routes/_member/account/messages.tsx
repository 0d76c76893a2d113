import { loadAreas } from '@saola/i18n'
import { searchPlace, searchReader, type ListPlace, type SearchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { inboxQuery } from '#features/messages/inbox-query.ts'
import { MessagesPage } from '#features/messages/messages-page.tsx'

const readSearch: SearchReader<ListPlace> = searchReader(searchPlace)

export const Route = createFileRoute('/_member/account/messages')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(inboxQuery(context, deps))
    await loadAreas(context.i18n, 'member', 'messages')
  },
  component: Messages,
})

function Messages() {
  const navigate = Route.useNavigate()
  return <MessagesPage place={Route.useSearch()} onPlace={(search) => void navigate({ search })} />
}
