import type { Services } from '../../services/services.ts'

/** The in-house vendor's page that recomputes a round of a title; only its own titles can be played here. */
export function verifyAddress(
  { settings }: Services,
  round: { playable: boolean; gameCode: string; roundId: string; playSessionId: string | null },
  language: 'VI' | 'EN',
): string | undefined {
  // Rounds without a sitting are the history that a local installation starts with.
  if (!round.playable || round.playSessionId === null) return undefined
  const page = round.gameCode.toLowerCase().replaceAll('_', '-')
  const address = new URL(`/${page}/verify`, settings.vendorOrigin)
  address.searchParams.set('round', round.roundId)
  address.searchParams.set('language', language)
  return address.href
}
