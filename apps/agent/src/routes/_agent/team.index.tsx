import { createFileRoute } from '@tanstack/react-router'
import { readTeamFilter } from '#features/team/team-filter.ts'
import { TeamPage } from '#features/team/team-page.tsx'

export const Route = createFileRoute('/_agent/team/')({
  validateSearch: readTeamFilter,
  component: Team,
})

function Team() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TeamPage
      filter={filter}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
