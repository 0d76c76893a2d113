import type { OpenDatabase } from '@saola/server'
import type { KeptReads } from '../../services/ports.ts'
import { createKept } from './create-kept.ts'

/** The channel on which the database tells that what is kept has changed (migration 0090). */
const channel = 'saola_changes'

/** Keeps reads for a moment, until this database tells of a change by any process (wire 34). */
export async function keepReads(
  { listen }: Pick<OpenDatabase<never>, 'listen'>,
  clock = (): number => performance.now(),
): Promise<KeptReads> {
  const kept: KeptReads = { answers: createKept(clock), merchants: createKept(clock) }
  await listen(channel, () => {
    for (const each of Object.values(kept)) each.drop()
  })
  return kept
}
