import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { ResultsPage } from '#features/lottery/results/results-page.tsx'
import { readResultsSearch } from '#features/lottery/results/results-search.ts'
import { clockQuery } from '#shared/lottery/server-clock.ts'

export const Route = createFileRoute('/_site/vnlottery/results')({
  validateSearch: readResultsSearch,
  loader: ({ context }) =>
    Promise.all([context.queryClient.prefetchQuery(clockQuery(context)), loadAreas(context.i18n, 'lottery')]),
  component: ResultsRoute,
})

function ResultsRoute() {
  const navigate = Route.useNavigate()
  return (
    <ResultsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
