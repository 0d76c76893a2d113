import { loadAreas } from '@saola/i18n'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { TransferPage } from '#features/transfer/transfer-page.tsx'
import { boundsQuery, pastQuery, recipientQuery } from '#features/transfer/transfer-queries.ts'
import { readTransferSearch } from '#features/transfer/transfer-search.ts'
import { onlySaid } from '#shared/list/only-said.ts'

export const Route = createFileRoute('/_agent/transfer')({
  validateSearch: readTransferSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(boundsQuery(context))
    void context.queryClient.prefetchQuery(pastQuery(context, deps))
    if (deps.to !== undefined) void context.queryClient.prefetchQuery(recipientQuery(context, deps))
    await loadAreas(context.i18n, 'money', 'validation')
  },
  component: Transfer,
})

function Transfer() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  return (
    <TransferPage
      search={search}
      onSearch={(next, way) =>
        void navigate({
          search: next,
          replace: way === 'typing' || way === 'end',
          resetScroll:
            way === 'page' || next.step !== search.step || next.to !== search.to || next.id !== search.id,
        })
      }
      onBack={() => {
        if (history.canGoBack()) history.back()
        else void navigate({ search: onlySaid({ to: search.to, id: search.id }), replace: true })
      }}
    />
  )
}
