import { calls } from '@saola/protocol'
import { hasCall } from '@saola/shell'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { teamQuery } from '#features/team/team-queries.ts'
import { TeamTable } from '#features/team/table/team-table.tsx'
import { TreePage } from '#features/team/tree-page.tsx'
import { treeQuery } from '#features/team/tree/tree-queries.ts'
import { readTeamFilter, type TeamFilter } from '#shared/team/team-filter.ts'

export const Route = createFileRoute('/_agent/team/')({
  validateSearch: readTeamFilter,
  beforeLoad: ({ context, search }) => {
    // A gateway without branches has its team in the table alone (system 44).
    if (search.view !== 'table' && !hasCall(context.capabilities, calls.team.branch.id)) {
      throw redirect({ to: '/team', search: { ...search, view: 'table' }, replace: true })
    }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void (deps.view === 'table'
      ? context.queryClient.prefetchQuery(teamQuery(context, deps))
      : context.queryClient.prefetchQuery(treeQuery(context, deps))),
  component: Team,
})

function Team() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  const onFilter = (next: TeamFilter, way: 'typing' | 'page' | 'choice'): void =>
    void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
  return filter.view === 'table' ? (
    <TeamTable filter={filter} onFilter={onFilter} />
  ) : (
    <TreePage filter={filter} onFilter={onFilter} />
  )
}
