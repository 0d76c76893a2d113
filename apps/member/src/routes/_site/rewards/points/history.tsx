import { loadAreas } from '@saola/i18n'
import { searchPlace, searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#features/rewards/points/history-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/points/history')({
  beforeLoad: requireMember,
  validateSearch: searchReader(searchPlace),
  loader: ({ context }) => loadAreas(context.i18n, 'wallet'),
  component: PagesRoute,
})

function PagesRoute() {
  const navigate = Route.useNavigate()
  return <HistoryPage place={Route.useSearch()} onPlace={(search) => void navigate({ search })} />
}
