import type { Vendor } from '../../vendors/find-vendor.ts'

/** The page of our own game server that recomputes a round of a title; of another vendor's rounds there is none. */
export function verifyAddress(
  own: Vendor | undefined,
  round: {
    vendor: string
    playable: boolean
    gameCode: string
    roundId: string
    playSessionId: string | null
  },
  language: 'VI' | 'EN',
): string | undefined {
  // Rounds without a sitting are the history that a local installation starts with.
  if (!round.playable || round.playSessionId === null || round.vendor !== own?.code) return undefined
  const page = round.gameCode.toLowerCase().replaceAll('_', '-')
  const address = new URL(`/${page}/verify`, own.origin)
  address.searchParams.set('round', round.roundId)
  address.searchParams.set('language', language)
  return address.href
}
