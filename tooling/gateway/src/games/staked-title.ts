import type { Database } from '../db/database.ts'
import { findServedGame } from './game-store.ts'
import type { lockPlaySession } from '../bets/play-session-store.ts'

/** A sitting that takes a stake. */
export type Sitting = NonNullable<Awaited<ReturnType<typeof lockPlaySession>>>

/**
 * A sitting with the title that a stake of it is at: the one that was launched, or where the vendor's lobby went on to another, that one with its own
 * least stake, family and return (games 140). Undefined for a title that the vendor does not serve. A sitting that was opened at another vendor
 * stays where it is, and takes nothing of this one's.
 */
export async function atStakedTitle(
  trx: Database,
  sitting: Sitting,
  { vendor, gameCode }: { vendor: string; gameCode?: string | undefined },
): Promise<Sitting | undefined> {
  if (gameCode === undefined || sitting.served_by !== vendor) return sitting
  const game = await findServedGame(trx, vendor, gameCode)
  if (!game) return undefined
  const { node_id, served_by, min_bet, family, rtp, feeds_jackpot, name_en, is_new, playable } = game
  const { blocked_regions } = game
  const title = { node_id, served_by, min_bet, family, rtp, feeds_jackpot, name_en, is_new, playable }
  return { ...sitting, ...title, blocked_regions }
}
