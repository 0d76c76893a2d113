import { searchPage, searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#features/rewards/points/history-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/points/history')({
  beforeLoad: requireMember,
  validateSearch: searchReader({ page: searchPage }),
  component: PagesRoute,
})

function PagesRoute() {
  const navigate = Route.useNavigate()
  const { page = 1 } = Route.useSearch()
  return <HistoryPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
}
