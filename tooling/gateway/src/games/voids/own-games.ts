import * as z from 'zod/mini'
import type { Services } from '../../services/services.ts'

/** Bets of our own games that were placed late: on a match or a market of it, or in the round of a shared table. */
export type LateBetsAsked = {
  of: { matchId: string; market?: string | undefined } | { tableRoundId: string }
  from: number
  after?: { placedAt: number; betId: string } | undefined
}

type Asking = Pick<Services, 'askVendor'>

const finished = z.object({ isOver: z.boolean() })
const late = z.object({ bets: z.array(z.object({ betId: z.string(), placedAt: z.int() })) })

/**
 * Has our own games take a round or bet to its end from its own seeds, as far as the clock lets it; undefined where they have none.
 * Whatever fails on the way throws, here and below, and asking again is safe.
 */
export async function finishAtOurs(
  services: Asking,
  betId: string,
): Promise<{ isOver: boolean } | undefined> {
  const response = await ask(services, '/operator/finish', { betId })
  if (response.status === 404 && response.headers.get('x-bet') === 'missing') return undefined
  return finished.parse(await readSound(response))
}

/** Tells our own games that a stake is back with its member, so that its round or bet ends there. */
export async function tellVoided(services: Asking, betId: string): Promise<void> {
  const response = await ask(services, '/operator/voided', { betId })
  if (response.status !== 404) requireSound(response)
}

/** A page of late bets at our own games, the earliest first; an empty one is the end. */
export async function listLateAtOurs(
  services: Asking,
  asked: LateBetsAsked,
): Promise<readonly { betId: string; placedAt: number }[]> {
  return late.parse(await readSound(await ask(services, '/operator/late-bets', asked))).bets
}

async function ask({ askVendor }: Asking, path: string, body: object): Promise<Response> {
  const response = await askVendor(path, body)
  if (!response) throw new Error('no game server of ours is connected')
  return response
}

function readSound(response: Response): Promise<unknown> {
  requireSound(response)
  return response.json()
}

function requireSound(response: Response): void {
  if (!response.ok) throw new Error(`our games answered with status ${response.status}`)
}
