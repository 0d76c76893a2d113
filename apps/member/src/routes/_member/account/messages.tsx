import { loadAreas } from '@saola/i18n'
import { searchPage, searchReader, type SearchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { inboxQuery } from '#features/messages/inbox-query.ts'
import { MessagesPage } from '#features/messages/messages-page.tsx'

const readSearch: SearchReader<{ page?: number }> = searchReader({ page: searchPage })

export const Route = createFileRoute('/_member/account/messages')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(inboxQuery(context, deps.page ?? 1))
    await loadAreas(context.i18n, 'member', 'messages')
  },
  component: Messages,
})

function Messages() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <MessagesPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
}
