import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { readActivityFilter } from '#features/activity/activity-filter.ts'
import { ActivityPage } from '#features/activity/activity-page.tsx'
import { activityQuery } from '#features/activity/activity-query.ts'

export const Route = createFileRoute('/_agent/activity')({
  validateSearch: readActivityFilter,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queryClient.prefetchQuery(activityQuery(context, deps))
    await loadAreas(context.i18n, 'subaccounts')
  },
  component: Activity,
})

function Activity() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ActivityPage
      filter={filter}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'choice', resetScroll: way === 'page' })
      }
    />
  )
}
