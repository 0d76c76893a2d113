import { launchUrl } from '@saola/game-launch'

/** Where a game runs: the address of its frame, and the origin whose messages count. */
export type GameAddress = { readonly href: string; readonly origin: string }

/**
 * The address of a launch reply. Undefined without one, and for an address on our own origin: scripts of a frame that may
 * act as its origin would be scripts of ours.
 */
export function gameAddress(reply: unknown, ownOrigin: string): GameAddress | undefined {
  const address = launchUrl(reply)
  const url = address === undefined ? null : URL.parse(address, ownOrigin)
  if (url === null || url.origin === ownOrigin) return undefined
  return { href: url.href, origin: url.origin }
}

/** Whether a message says that a round moved money: only from the vendor's origin, only in the shape agreed on. */
export function saysBalanceChanged(message: { origin: string; data: unknown }, origin: string): boolean {
  const { data } = message
  return (
    message.origin === origin &&
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'saola:balance-changed'
  )
}
