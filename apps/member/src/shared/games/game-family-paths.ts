import type { GameFamily } from '@saola/protocol'
import type { IconName } from '@saola/ui'

/** The last part of `/games/:family` of each family, in the order of the rail; also the name of its icon. */
export const familySlugs = {
  LIVE: 'live',
  RNG: 'slots',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  PVP: 'cards',
  FISH: 'fish',
  LOTT: 'lottery',
  ELOTT: 'elottery',
  COCKFIGHT: 'cockfight',
  JACKPOT: 'jackpot',
  BINGO: 'bingo',
  MINI: 'mini',
} as const satisfies Record<GameFamily, IconName>

/** The family that an address names; undefined for any other word. */
export function familyOfSlug(slug: string): GameFamily | undefined {
  const families = Object.keys(familySlugs) as GameFamily[]
  return families.find((family) => familySlugs[family] === slug)
}

/** A link's way to the page of a family. */
export function familyLink(family: GameFamily) {
  return { to: '/games/$family', params: { family: familySlugs[family] } } as const
}

/** The address of the page of a family, for what is no link of the router. */
export function familyPath(family: GameFamily): string {
  return `/games/${familySlugs[family]}`
}
