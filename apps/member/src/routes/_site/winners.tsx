import { createFileRoute } from '@tanstack/react-router'
import { winnerQuery } from '#features/winners/winner-query.ts'
import { WinnersPage } from '#features/winners/winners-page.tsx'

export const Route = createFileRoute('/_site/winners')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(winnerQuery(context)),
  component: WinnersPage,
})
