import { loadAreas } from '@saola/i18n'
import { searchReader, searchWords } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '#features/support/feedback-page.tsx'

export const Route = createFileRoute('/_site/feedback')({
  validateSearch: searchReader({ reference: searchWords(20) }),
  loader: ({ context }) => loadAreas(context.i18n, 'support'),
  component: FeedbackRoute,
})

function FeedbackRoute() {
  const { reference = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FeedbackPage
      key={reference}
      reference={reference.toUpperCase()}
      onReference={(wanted) => void navigate({ search: { reference: wanted } })}
    />
  )
}
