import { searchPlace, searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { DetailsPage } from '#features/rewards/points/details-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

export const Route = createFileRoute('/_site/rewards/points/details')({
  beforeLoad: requireMember,
  validateSearch: searchReader(searchPlace),
  component: PagesRoute,
})

function PagesRoute() {
  const navigate = Route.useNavigate()
  return <DetailsPage place={Route.useSearch()} onPlace={(search) => void navigate({ search })} />
}
