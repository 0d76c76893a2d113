import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { readStatisticsSearch } from '#features/lottery/stats/statistics-search.ts'
import { StatisticsPage } from '#features/lottery/stats/statistics-page.tsx'

export const Route = createFileRoute('/_site/vnlottery/statistics')({
  validateSearch: readStatisticsSearch,
  loader: ({ context }) => loadAreas(context.i18n, 'lottery'),
  component: StatisticsRoute,
})

function StatisticsRoute() {
  const navigate = Route.useNavigate()
  return (
    <StatisticsPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
