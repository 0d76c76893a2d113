import type { ListedFamily } from './listed-title.ts'

/**
 * Words of a category and the family that they lead to, the first that is found; what one says of a live table comes before what is played
 * at it.
 */
const families: readonly (readonly [words: RegExp, family: ListedFamily])[] = [
  [/cock\s?-?fight/, 'COCKFIGHT'],
  [/live|game show/, 'LIVE'],
  [/e-?sport/, 'ESPORTS'],
  [/sport|racing|betting/, 'SPORTS'],
  [/fish|hunting/, 'FISH'],
  [/bingo|keno|lott|lucky number/, 'BINGO'],
  [/slot|megaways|hold & win/, 'RNG'],
  [/scratch|crash|instant|arcade|dice|plinko|mines|wheel|casual|mini|virtual/, 'MINI'],
  [/video poker/, 'MINI'],
  [/table|card|poker|blackjack|baccarat|roulette|sic\s?-?bo|dragon tiger|craps|p2p|pvp/, 'PVP'],
]

/** The family of a category; slots for one that nothing is known of, since most titles of every list are that. */
export function familyOf(category: unknown): ListedFamily {
  const told = typeof category === 'string' ? category.toLowerCase() : ''
  return families.find(([words]) => words.test(told))?.[1] ?? 'RNG'
}
