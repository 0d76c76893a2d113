import { createFileRoute } from '@tanstack/react-router'
import { readStatisticsSearch } from '#features/lottery/stats/statistics-search.ts'
import { StatisticsPage } from '#features/lottery/stats/statistics-page.tsx'

export const Route = createFileRoute('/_site/vnlottery/statistics')({
  validateSearch: readStatisticsSearch,
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
