import type { OpenDatabase } from '@saola/server'
import type { KeptAnswers } from '../../services/ports.ts'
import { createKeptAnswers } from './kept-answers.ts'

/** The channel on which the database tells that what visitors are answered has changed (migration 0090). */
const channel = 'saola_changes'

/** Keeps answers for a moment, until this database tells of a change by any process (wire 34). */
export async function keepAnswers({ listen }: Pick<OpenDatabase<never>, 'listen'>): Promise<KeptAnswers> {
  const kept = createKeptAnswers(() => performance.now())
  await listen(channel, kept.drop)
  return kept
}
