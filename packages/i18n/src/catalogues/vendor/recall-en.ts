import type { recall as vi } from './recall-vi.ts'

/** What was played before, recalled on the pages of the in-house vendor. */
export const recall = {
  'recall.details': 'Details of the round',
  'recall.ended': 'Ended at',
  'recall.before': 'Balance before',
  'recall.after': 'Balance after',
  'recall.round': 'Round',
  'recall.version': 'Version of the game',
  'recall.model': 'Hash of the pay table',
  'recall.features': 'The last 50 features',
  'recall.features.empty': 'No features yet',
  replay: 'Show it again on the stage',
  'replay.running': 'Showing an old round again, nothing is staked…',
  'replay.done': 'The round at {{time}}, shown again: {{words}}.',
  'replay.balances': 'Balance then: {{before}} before, {{after}} after.',
  'replay.later': 'Finish this round first, then look at an old one.',
} as const satisfies Record<keyof typeof vi, string>
