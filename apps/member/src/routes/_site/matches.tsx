import { createFileRoute } from '@tanstack/react-router'
import { MatchesPage } from '#features/matches/matches-page.tsx'
import { hotMatchesQuery } from '#shared/matches/hot-matches-query.ts'

export const Route = createFileRoute('/_site/matches')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(hotMatchesQuery(context)),
  component: MatchesPage,
})
