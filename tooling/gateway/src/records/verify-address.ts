import type { Vendor } from '../vendors/find-vendor.ts'

/** The round of a bet, and whose it is. */
type RoundOfBet = {
  vendor: string
  playable: boolean
  roundId: string
  playSessionId: string | null
}

/** Whether a round was played at our own game server, which keeps it. */
export function isOfOwnGames(own: Vendor | undefined, round: RoundOfBet): own is Vendor {
  // Rounds without a sitting are the history that a local installation starts with.
  return round.playable && round.playSessionId !== null && round.vendor === own?.code
}

/** The page of our own game server that recomputes a round; of another vendor's rounds there is none. */
export function verifyAddress(
  own: Vendor | undefined,
  round: RoundOfBet,
  language: 'VI' | 'EN',
): string | undefined {
  if (!isOfOwnGames(own, round)) return undefined
  const address = new URL('/verify', own.origin)
  address.searchParams.set('round', round.roundId)
  address.searchParams.set('language', language)
  return address.href
}
