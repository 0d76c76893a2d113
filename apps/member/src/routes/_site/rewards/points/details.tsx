import { searchPage, searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { DetailsPage } from '#features/rewards/points/details-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/points/details')({
  beforeLoad: requireMember,
  validateSearch: searchReader({ page: searchPage }),
  component: PagesRoute,
})

function PagesRoute() {
  const navigate = Route.useNavigate()
  const { page = 1 } = Route.useSearch()
  return <DetailsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
}
