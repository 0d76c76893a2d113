import { createFileRoute } from '@tanstack/react-router'
import { readBetFilter } from '#features/bets/bet-filter.ts'
import { BetsPage } from '#features/bets/bets-page.tsx'

export const Route = createFileRoute('/_agent/team/bets')({
  validateSearch: readBetFilter,
  component: Bets,
})

function Bets() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BetsPage
      filter={filter}
      onFilter={(next, way) =>
        void navigate({ search: next, replace: way === 'typing', resetScroll: way === 'page' })
      }
    />
  )
}
