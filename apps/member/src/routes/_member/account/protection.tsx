import { loadAreas } from '@saola/i18n'
import { searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import { ProtectionPage } from '#features/protection/protection-page.tsx'
import { searchId } from '#shared/games/id-in-search.ts'

/** The title above which the limits were opened. */
const readGame = searchReader({ game: searchId })

export const Route = createFileRoute('/_member/account/protection')({
  validateSearch: readGame,
  loader: ({ context }) => loadAreas(context.i18n, 'protection'),
  component: ProtectionRoute,
})

function ProtectionRoute() {
  const { game } = Route.useSearch()
  return <ProtectionPage game={game === undefined ? undefined : String(game)} />
}
