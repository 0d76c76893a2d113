import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { readContractsView } from '#features/contracts/contracts-view.ts'
import { ContractsPage } from '#features/contracts/contracts-page.tsx'

export const Route = createFileRoute('/_member/account/contracts')({
  validateSearch: readContractsView,
  loader: ({ context }) => loadAreas(context.i18n, 'contracts', 'validation'),
  component: Contracts,
})

function Contracts() {
  const navigate = Route.useNavigate()
  return <ContractsPage view={Route.useSearch()} onView={(view) => void navigate({ search: view })} />
}
