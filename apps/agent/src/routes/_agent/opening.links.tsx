import { loadAreas } from '@saola/i18n'
import { searchPlace, searchReader, type ListPlace, type SearchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { LinksPage } from '#features/opening/links-page.tsx'
import { linksQuery, termsQuery } from '#features/opening/opening-queries.ts'

const readSearch: SearchReader<ListPlace> = searchReader(searchPlace)

export const Route = createFileRoute('/_agent/opening/links')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(linksQuery(context, deps))
    void context.queryClient.prefetchQuery(termsQuery(context))
    await loadAreas(context.i18n, 'opening', 'validation')
  },
  component: Links,
})

function Links() {
  const navigate = Route.useNavigate()
  return <LinksPage place={Route.useSearch()} onPlace={(search) => void navigate({ search })} />
}
