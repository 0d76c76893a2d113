import { loadAreas } from '@saola/i18n'
import { searchPage, searchReader, type SearchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { LinksPage } from '#features/opening/links-page.tsx'
import { linksQuery, termsQuery } from '#features/opening/opening-queries.ts'

const readSearch: SearchReader<{ page?: number }> = searchReader({ page: searchPage })

export const Route = createFileRoute('/_agent/opening/links')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(linksQuery(context, deps.page ?? 1))
    void context.queryClient.prefetchQuery(termsQuery(context))
    await loadAreas(context.i18n, 'opening', 'validation')
  },
  component: Links,
})

function Links() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <LinksPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
}
