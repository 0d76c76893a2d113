import type { MessageKey } from '@saola/i18n'
import type { IconName } from '@saola/ui'
import {
  isOffered,
  mayDo,
  offeredAbove,
  type Capabilities,
  type NeededRight,
  type RightHolder,
} from '@saola/shell'

/** A place of the portal before it has words. `brief` is its name where room is short. */
export type Place = {
  id: string
  text: MessageKey
  brief: MessageKey
  icon: IconName
  href: string
  /** A phone has no room for it below: the page of the team or the menu of the account leads to it there. */
  railOnly?: boolean
  /** What a sub-account has to have for it; without it the place is everybody's. */
  needs?: NeededRight
}

const places: readonly Place[] = [
  {
    id: 'overview',
    text: 'team:overview',
    brief: 'team:overview',
    icon: 'chart',
    href: '/',
    needs: ['team.read', 'reports.read', 'contracts.read'],
  },
  { id: 'team', text: 'team:list', brief: 'team:title', icon: 'team', href: '/team', needs: 'team.read' },
  {
    id: 'opening',
    text: 'team:opening',
    brief: 'team:opening',
    icon: 'plus',
    href: '/opening',
    railOnly: true,
    needs: 'opening.read',
  },
  {
    id: 'transfer',
    text: 'transfer:title',
    brief: 'transfer:title',
    icon: 'transfer',
    href: '/transfer',
    needs: 'transfer.read',
  },
  {
    id: 'bets',
    text: 'team:bets',
    brief: 'team:bets',
    icon: 'bets',
    href: '/team/bets',
    railOnly: true,
    needs: 'team.read',
  },
  {
    id: 'reports',
    text: 'team:reports',
    brief: 'team:reports',
    icon: 'statement',
    href: '/reports',
    needs: 'reports.read',
  },
  {
    id: 'contracts',
    text: 'contracts:title',
    brief: 'contracts:title',
    icon: 'contract',
    href: '/contracts',
    needs: 'contracts.read',
  },
  {
    id: 'messages',
    text: 'team:messages',
    brief: 'team:messages',
    icon: 'mail',
    href: '/messages',
    railOnly: true,
    needs: 'messages.read',
  },
  {
    id: 'sub-accounts',
    text: 'team:sub_accounts',
    brief: 'team:sub_accounts',
    icon: 'shield',
    href: '/sub-accounts',
    railOnly: true,
    needs: 'owner',
  },
  {
    id: 'activity',
    text: 'team:activity',
    brief: 'team:activity',
    icon: 'clock',
    href: '/activity',
    railOnly: true,
  },
  { id: 'me', text: 'shell:nav.me', brief: 'shell:nav.me', icon: 'user', href: '/me', railOnly: true },
]

/** The places that are somebody's; the longest address that the path lies in is the current one. */
export function portalNavigation(
  path: string,
  member: RightHolder | undefined,
  capabilities: Pick<Capabilities, 'closed'>,
): readonly (Place & { current: boolean })[] {
  const current = placeOf(path)
  return placesOf(member, capabilities).map((place) => ({ ...place, current: place === current }))
}

/**
 * Where somebody is led who may not see the page of a path, or finds none because the gateway has no calls for it (team 28,
 * system 44); undefined where they see it.
 */
export function leadsTo(
  path: string,
  member: RightHolder | undefined,
  capabilities: Pick<Capabilities, 'closed'>,
): string | undefined {
  const needs = placeOf(path)?.needs
  const may = needs === undefined || mayDo(member, needs)
  if (may && isOffered(capabilities, path)) return undefined
  const above = may ? offeredAbove(capabilities, path) : undefined
  if (above !== undefined) return above
  // Whoever has been left some work begins with it, anybody else with the own account.
  return placesOf(member, capabilities).find((place) => place.needs !== undefined)?.href ?? '/me'
}

function placesOf(
  member: RightHolder | undefined,
  capabilities: Pick<Capabilities, 'closed'>,
): readonly Place[] {
  return places.filter(
    ({ needs, href }) => (needs === undefined || mayDo(member, needs)) && isOffered(capabilities, href),
  )
}

function placeOf(path: string): Place | undefined {
  return places
    .filter(({ href }) => path === href || (href !== '/' && path.startsWith(`${href}/`)))
    .sort((one, other) => other.href.length - one.href.length)[0]
}
