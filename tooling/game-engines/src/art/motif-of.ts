import { beastBodies } from './motifs/beast-bodies.ts'
import { beastFaces } from './motifs/beast-faces.ts'
import { fruits } from './motifs/fruits.ts'
import { heroes } from './motifs/heroes.ts'
import { treasures } from './motifs/treasures.ts'

/** Every motif by name, each drawn in a box of 100 by 100 around the origin. */
export const motifs = { ...beastFaces, ...beastBodies, ...heroes, ...treasures, ...fruits } as const

/** The name of a motif. */
export type MotifName = keyof typeof motifs

// The keys of a literal object are its names; the language only says `string`.
const names = Object.keys(motifs) as MotifName[]

// Two-word entries stand before the words that they contain: a dragon fruit is no dragon.
const phrases: readonly (readonly [words: string, motif: MotifName])[] = [
  ['dragon fruit', 'dragonfruit'],
  ['gummy|candy', 'candy'],
  ['coconut ice', 'ice'],
  ['candied plum|plum', 'plum'],
  ['mooncake', 'mooncake'],
  ['magic lamp', 'lamp'],
  ['magic mirror', 'mirror'],
  ['opera mask', 'mask'],
  ['jade fan', 'fan'],
  ['gold star', 'star'],
  ['gold bell', 'bell'],
  ['bronze drum|on the drum', 'drum'],
  ['gold ingot', 'ingot'],
  ['old coin|coin', 'coin'],
  ['old book', 'book'],
  ['secret scroll|map', 'scroll'],
  ['red envelope|envelope', 'envelope'],
  ['rice cake', 'cake'],
  ['peach blossom|apricot blossom', 'blossom'],
  ['sacred flame', 'flame'],
  ['leaf hat', 'hat'],
  ['lady general', 'general'],
  ['wealth god', 'wealth'],
  ['thunder god', 'thunder'],
  ['sea god', 'sea'],
  ['forest spirit', 'forest'],
  ['sea captain', 'captain'],
  ['master thief', 'thief'],
  ['old fisherman|woodcutter|spice trader', 'lady'],
  ['sea dragon|dragon', 'dragon'],
  ['dragonfly', 'dragonfly'],
  ['white horse|seahorse', 'horse'],
  ['jade rabbit', 'rabbit'],
  ['turtle', 'turtle'],
  ['serpent|python', 'snake'],
  ['firefly|bee', 'bee'],
  ['squirrel', 'mouse'],
  ['frog|toad', 'toad'],
  ['corsair', 'corsair'],
  ['empress|mermaid', 'queen'],
  ['knight', 'knight'],
  ['wizard|alchemist|fortune teller', 'wizard'],
  ['fairy', 'fairy'],
  ['princess', 'queen'],
  ['prince', 'prince'],
  ['hunter|archer', 'hunter'],
  ['swordsman|explorer|chef', 'lady'],
  ['fighter', 'general'],
  ['lute player', 'fairy'],
  ['watermelon', 'melon'],
  ['lemon|orange|pomelo', 'citrus'],
  ['lychee', 'lychee'],
  ['rambutan|durian|jackfruit', 'spiky'],
  ['octopus|squid', 'octopus'],
  ['dolphin', 'whale'],
  ['stingray|swordfish', 'shark'],
  ['lanternfish', 'carp'],
  ['crab|lobster', 'scorpion'],
  ['piggy', 'pig'],
  ['diamond|ruby|emerald|sapphire', 'gem'],
  ['lightning', 'bolt'],
]

const keywords = [...phrases, ...names.map((name) => [name, name] as const)].map(([words, motif]) => ({
  pattern: new RegExp(`\\b(?:${words})\\b`, 'u'),
  motif,
}))

/**
 * The motifs that an English name speaks of: both for `Tiger & Crane`; else the one it is about, which is rather
 * the animal than the ruby of its eyes. None when the name is of a place alone.
 */
export function motifsIn(nameEn: string): MotifName[] {
  let rest = nameEn.toLowerCase()
  const found: { motif: MotifName; at: number }[] = []
  for (const { pattern, motif } of keywords) {
    const at = rest.search(pattern)
    if (at < 0) continue
    rest = rest.replace(pattern, (words) => '·'.repeat(words.length))
    found.push({ motif, at })
  }
  const ordered = [...found].sort((one, other) => one.at - other.at).map((entry) => entry.motif)
  if (nameEn.includes(' & ')) return ordered.slice(0, 2)
  const subject = ordered.find((motif) => !(motif in treasures)) ?? ordered[0]
  return subject === undefined ? [] : [subject]
}
