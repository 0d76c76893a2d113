import { createFileRoute } from '@tanstack/react-router'
import { teamQuery } from '#features/team/team-queries.ts'
import { TeamTable } from '#features/team/table/team-table.tsx'
import { TreePage } from '#features/team/tree-page.tsx'
import { treeQuery } from '#features/team/tree/tree-queries.ts'
import { readTeamFilter, type TeamFilter } from '#shared/team/team-filter.ts'

export const Route = createFileRoute('/_agent/team/')({
  validateSearch: readTeamFilter,
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
