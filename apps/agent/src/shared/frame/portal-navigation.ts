import type { MessageKey } from '@saola/i18n'
import type { IconName } from '@saola/ui'

/** A place of the portal before it has words. `brief` is its name where room is short. */
export type Place = { id: string; text: MessageKey; brief: MessageKey; icon: IconName; href: string }

const places: readonly Place[] = [
  { id: 'overview', text: 'team:overview', brief: 'team:overview', icon: 'chart', href: '/' },
  { id: 'team', text: 'team:list', brief: 'team:title', icon: 'team', href: '/team' },
  { id: 'bets', text: 'team:bets', brief: 'team:bets.brief', icon: 'bets', href: '/team/bets' },
  { id: 'me', text: 'shell:nav.account', brief: 'shell:nav.me', icon: 'user', href: '/me' },
]

/** The four places; the longest address that the path lies in is the current one. */
export function portalNavigation(path: string): readonly (Place & { current: boolean })[] {
  const [current] = places
    .filter(({ href }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .toSorted((one, other) => other.href.length - one.href.length)
  return places.map((place) => ({ ...place, current: place === current }))
}
