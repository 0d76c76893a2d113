/**
 * The catalogues: the area words, the page words of the member app and of the agent portal, and those of the local
 * pages: vendor, bank, outbox, desk and identity provider.
 */
export const areas = [
  'shell',
  'system',
  'session',
  'member',
  'security',
  'wallet',
  'money',
  'games',
  'lottery',
  'promotions',
  'points',
  'contracts',
  'team',
  'protection',
  'support',
  'validation',
  'landing',
  'install',
  'tour',
  'terms',
  'told',
  'verification',
  'lines',
  'winners',
  'reports',
  'opening',
  'subaccounts',
  'messages',
  'transfer',
  'bank',
  'outbox',
  'desk',
  'identity',
  'vendor',
] as const
export type Area = (typeof areas)[number]

const known: ReadonlySet<string> = new Set(areas)

/** Whether a word names a catalogue. */
export function isArea(word: string): word is Area {
  return known.has(word)
}
