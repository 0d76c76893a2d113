import { searchReader } from '@saola/shell'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { familyLink } from '#shared/games/game-family-paths.ts'
import { paths } from '#shared/paths.ts'

const readVendor = searchReader({ vassalage: z.string() })

/** The address of the slots as older links and the vendor list know it: `/rng?vassalage=...`. */
export const Route = createFileRoute('/_site/rng')({
  validateSearch: readVendor,
  beforeLoad: ({ search: { vassalage } }) => {
    if (vassalage === undefined) throw redirect({ ...familyLink('RNG'), replace: true })
    throw redirect({ to: paths.games, search: { vendor: vassalage }, replace: true })
  },
})
