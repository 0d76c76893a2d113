import type { OpenDatabase } from '@saola/server'
import type { KeptReads } from '../../services/ports.ts'
import { createKept } from './create-kept.ts'

/** The channel on which the database tells that what is kept has changed (migration 0090). */
const channel = 'saola_changes'

/** What it says of sessions and who they belong to (migration 0093); everything else it says nothing of. */
const ofSessions = 'sessions'

/** No more than this: anybody may ask. */
const most = { answers: 500, merchants: 500, sites: 1, sessions: 10_000 }

/** Keeps reads for a moment, until this database tells of a change by any process (wire 34, wire 35). */
export async function keepReads(
  { listen }: Pick<OpenDatabase<never>, 'listen'>,
  clock = (): number => performance.now(),
): Promise<KeptReads> {
  const kept: KeptReads = {
    answers: createKept(most.answers, clock),
    merchants: createKept(most.merchants, clock),
    sites: createKept(most.sites, clock),
    sessions: createKept(most.sessions, clock),
  }
  await listen(channel, (word) => {
    kept.sessions.drop()
    if (word === ofSessions) return
    kept.answers.drop()
    kept.merchants.drop()
    kept.sites.drop()
  })
  return kept
}
