import { createFileRoute } from '@tanstack/react-router'
import { teamQuery } from '#features/team/team-queries.ts'
import { readTeamFilter } from '#features/team/team-filter.ts'
import { TeamPage } from '#features/team/team-page.tsx'

export const Route = createFileRoute('/_agent/team/')({
  validateSearch: readTeamFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(teamQuery(context, deps)),
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
