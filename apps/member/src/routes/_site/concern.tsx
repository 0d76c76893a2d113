import { loadAreas } from '@saola/i18n'
import { searchReader, searchWords } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { ConcernPage } from '#features/protection/concern-page.tsx'

export const Route = createFileRoute('/_site/concern')({
  validateSearch: searchReader({ about: searchWords(10) }),
  loader: ({ context }) => loadAreas(context.i18n, 'protection', 'validation'),
  component: ConcernRoute,
})

function ConcernRoute() {
  const { about } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ConcernPage
      kind={about === 'minor' ? 'minor' : 'family'}
      onKind={(kind) => void navigate({ search: { about: kind }, replace: true })}
    />
  )
}
