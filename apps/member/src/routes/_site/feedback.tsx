import { searchReader, searchWords } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '#features/support/feedback-page.tsx'

export const Route = createFileRoute('/_site/feedback')({
  validateSearch: searchReader({ reference: searchWords(20) }),
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
