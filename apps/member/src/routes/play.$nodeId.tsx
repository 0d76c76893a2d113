import { loadAreas } from '@saola/i18n'
import { searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { DemoPage } from '#features/play/demo/demo-page.tsx'
import { PlayPage } from '#features/play/play-page.tsx'
import { requireMember } from '#shared/account/require-member.ts'

const readMode = searchReader({
  mode: z.literal('demo'),
  match: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  bet: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})

/**
 * A game over the whole screen: for money to a member, with play money (`?mode=demo`) to everybody; `match` leads to one of
 * its matches, `bet` shows what was played by its number once more, and nothing else.
 */
export const Route = createFileRoute('/play/$nodeId')({
  validateSearch: readMode,
  beforeLoad: ({ search, ...asked }) => {
    if (search.mode === undefined) requireMember(asked)
  },
  loader: ({ context }) => loadAreas(context.i18n, 'protection', 'games', 'wallet'),
  component: PlayRoute,
})

function PlayRoute() {
  const { nodeId } = Route.useParams()
  const { mode, match, bet } = Route.useSearch()
  return mode === 'demo' ? (
    <DemoPage key={nodeId} nodeId={nodeId} />
  ) : (
    <PlayPage key={bet ?? nodeId} nodeId={nodeId} match={match} bet={bet} />
  )
}
