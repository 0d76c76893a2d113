import { createFileRoute, redirect } from '@tanstack/react-router'
import { familyPath } from '#shared/games/game-family-paths.ts'
import { paths } from '#shared/paths.ts'

/** The address of the slots as older links and the vendor list know it: `/rng?vassalage=...`. */
export const Route = createFileRoute('/_site/rng')({
  validateSearch: ({ vassalage }: Record<string, unknown>): { vassalage?: string } =>
    typeof vassalage === 'string' ? { vassalage } : {},
  beforeLoad: ({ search: { vassalage } }) => {
    if (vassalage === undefined) throw redirect({ to: familyPath('RNG'), replace: true })
    throw redirect({ to: paths.games, search: { vendor: vassalage }, replace: true })
  },
})
