import type { MessageKey } from '@saola/i18n'
import { gameFamilies, type GameFamily } from '@saola/protocol'
import { isOffered, type Capabilities } from '@saola/shell'
import type { IconName } from '@saola/ui'
import { familyPath, familySlugs } from '../games/game-family-paths.ts'
import { paths } from '../paths.ts'

/** A place of the navigation before it has words; `text` is the key of its name. */
export type Place = {
  id: string
  text: MessageKey
  icon: IconName
  href: string
  current: boolean
  prominent?: boolean
}

type StillPlace = Omit<Place, 'current'>

/** The places of bar and rail that the gateway has calls for; the longest address that the path lies in is the current one. */
export function siteNavigation(
  path: string,
  capabilities: Pick<Capabilities, 'closed'>,
): Record<'places' | 'families' | 'more', readonly Place[]> {
  const offered = ({ href }: StillPlace): boolean => isOffered(capabilities, href)
  const current = longest(path, [
    ...places.map((place) => place.href),
    ...more.map((place) => place.href),
    ...gameFamilies.map(familyPath),
  ])
  const mark = (place: StillPlace): Place => ({ ...place, current: place.href === current })
  return {
    places: places.filter(offered).map((place) => ({
      ...mark(place),
      // On a phone the page of one family is still "games".
      current: place.href === current || (place.id === 'games' && (current?.startsWith('/games/') ?? false)),
    })),
    families: gameFamilies.map(familyPlace).filter(offered).map(mark),
    more: more.filter(offered).map(mark),
  }
}

const places: readonly StillPlace[] = [
  { id: 'home', text: 'shell:nav.home', icon: 'home', href: paths.lobby },
  { id: 'games', text: 'shell:nav.games', icon: 'games', href: paths.games },
  { id: 'deposit', text: 'shell:nav.deposit', icon: 'deposit', href: paths.deposit, prominent: true },
  { id: 'rewards', text: 'shell:nav.rewards', icon: 'gift', href: paths.rewards },
  { id: 'me', text: 'shell:nav.me', icon: 'user', href: paths.account },
]

const more: readonly StillPlace[] = [
  { id: 'promotions', text: 'shell:nav.promotions', icon: 'star', href: paths.promotions },
  { id: 'announcements', text: 'shell:nav.announcements', icon: 'bell', href: paths.announcements },
  { id: 'service', text: 'shell:nav.service', icon: 'headset', href: paths.service },
  { id: 'help', text: 'shell:nav.help', icon: 'help', href: paths.help },
  { id: 'download', text: 'shell:nav.download', icon: 'phone', href: paths.download },
  { id: 'lines', text: 'shell:nav.lines', icon: 'line', href: '/' },
]

function familyPlace(family: GameFamily): StillPlace {
  return {
    id: family,
    text: `games:family.${family}`,
    icon: familySlugs[family],
    href: familyPath(family),
  }
}

function longest(path: string, hrefs: readonly string[]): string | undefined {
  return hrefs
    .filter((href) => href !== '/' && (path === href || path.startsWith(`${href}/`)))
    .sort((one, other) => other.length - one.length)[0]
}
