/** The catalogues: the area words of the house, the page words of the member app, and the house vendor's and bank's. */
export const areas = [
  'shell',
  'system',
  'session',
  'member',
  'wallet',
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
  'lines',
  'winners',
  'bank',
  'vendor',
] as const
export type Area = (typeof areas)[number]

const known: ReadonlySet<string> = new Set(areas)

/** Whether a word names a catalogue. */
export function isArea(word: string): word is Area {
  return known.has(word)
}
