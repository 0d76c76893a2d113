import { dayMs } from '@saola/rules'
import type { Simulation } from '../simulation.ts'

/** A night is longer than a session lasts. */
export async function signInAgain({ cluster, clock }: Simulation): Promise<void> {
  const [process] = cluster.running()
  if (!process) return
  const { db } = process.services
  const now = clock.now()
  await db
    .updateTable('session')
    .set({ expires_at: now + dayMs })
    .execute()
  await db.updateTable('play_session').set({ last_seen_at: now }).execute()
}
