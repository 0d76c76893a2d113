import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { getDrawRow } from './draw-store.ts'
import { listJoinedBets } from './joined-bets-store.ts'

/** The bets that joined the seed of a draw, by their fingerprints; none before it is drawn (lottery 78). */
export const getDrawBets: Handler<typeof calls.lottery.drawBets> = async ({ input, services }) => {
  const { id } = await getDrawRow(services.db, input.drawId)
  return { fingerprints: await listJoinedBets(services.db, id) }
}
