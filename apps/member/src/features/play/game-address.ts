import { launchUrl } from '@saola/game-launch'
import { lotteryPaths } from '@saola/protocol'
import { parseUrl } from '@saola/rules'

/** Where a game runs: the address of its frame, and the origin whose messages count. */
export type GameAddress = { readonly href: string; readonly origin: string }

/**
 * The address of a launch reply. Undefined without one, and for an address on our own origin: scripts of a frame that may
 * act as its origin would be scripts of ours.
 */
export function gameAddress(reply: unknown, ownOrigin: string): GameAddress | undefined {
  const address = launchUrl(reply)
  const url = address === undefined ? undefined : parseUrl(address, ownOrigin)
  if (url === undefined || url.origin === ownOrigin) return undefined
  return { href: url.href, origin: url.origin }
}

/** The page of this site that the launch of a lottery leads to (games 7); undefined for any other address. */
export function lotteryPageOf(reply: unknown, ownOrigin: string): string | undefined {
  const address = launchUrl(reply)
  const path = (address === undefined ? undefined : parseUrl(address, ownOrigin))?.pathname
  const isPage = Object.values(lotteryPaths).some((lobby) => path === lobby || path?.startsWith(`${lobby}/`))
  return isPage ? path : undefined
}

/** The same address with the match that its page opens with (games 75). */
export function addressWith(
  address: GameAddress | undefined,
  match: string | undefined,
): GameAddress | undefined {
  if (!address || match === undefined) return address
  const url = parseUrl(address.href)
  if (url === undefined) return address
  url.searchParams.set('match', match)
  return { ...address, href: url.href }
}

/** The same page at another host of the same games (system 7); undefined where the host has no address. */
export function addressAt({ href }: GameAddress, host: string): GameAddress | undefined {
  const here = parseUrl(href)
  const url = here && parseUrl(`${here.pathname}${here.search}${here.hash}`, host)
  return url && { href: url.href, origin: url.origin }
}

/** What the page of a game tells: that it runs, or that a round moved money. */
export type GameNews = 'ready' | 'balance-changed'

type FrameMessage = { origin: string; data: unknown }

/** What a message of a frame tells: only from the vendor's origin, only in the shapes agreed on. */
export function gameNews(message: FrameMessage, origin: string): GameNews | undefined {
  const { type } = fieldsOf(message, origin)
  if (type === 'saola:ready') return 'ready'
  return type === 'saola:balance-changed' ? 'balance-changed' : undefined
}

/** The page where a round is verified, when a frame asks for it: one of the vendor's own below `/verify` (games 42). */
export function pageToVerify(message: FrameMessage, origin: string): string | undefined {
  const { type, address } = fieldsOf(message, origin)
  const url = type === 'saola:verify' && typeof address === 'string' ? parseUrl(address, origin) : undefined
  const isOwn = url?.origin === origin && /^\/verify(\/|$)/.test(url.pathname)
  return isOwn ? url.href : undefined
}

/** The fields of a message from the vendor's origin; none of any other. */
function fieldsOf(
  { origin: from, data }: FrameMessage,
  origin: string,
): { type?: unknown; address?: unknown } {
  return from === origin && typeof data === 'object' && data !== null ? data : {}
}
