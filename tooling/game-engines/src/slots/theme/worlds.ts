import { beastBodies } from '../../art/motifs/beast-bodies.ts'
import { beastFaces } from '../../art/motifs/beast-faces.ts'
import { fruits } from '../../art/motifs/fruits.ts'
import { heroes } from '../../art/motifs/heroes.ts'
import { treasures } from '../../art/motifs/treasures.ts'
import type { MotifName } from '../../art/motif-of.ts'

const namesOf = (group: Readonly<Record<string, string>>): readonly MotifName[] =>
  // The groups make up the motifs, so their keys are names of motifs.
  Object.keys(group) as MotifName[]

const sea: readonly MotifName[] = [
  'carp',
  'shark',
  'whale',
  'octopus',
  'turtle',
  'pearl',
  'sea',
  'corsair',
  'captain',
]
const sky: readonly MotifName[] = ['phoenix', 'eagle', 'swallow', 'crane', 'swan', 'peacock', 'parrot', 'owl']
const garden: readonly MotifName[] = [
  'butterfly',
  'bee',
  'dragonfly',
  'blossom',
  'lotus',
  'rabbit',
  'fairy',
  'toad',
]
/** An open fan is wider than a cell; it comes where a name speaks of it. */
const treasure = namesOf(treasures).filter((name) => name !== 'fan')

/** Motifs that stand well beside each other. A title's subject comes from one, and so do its companions. */
export const worlds: readonly (readonly MotifName[])[] = [
  sea,
  sky,
  garden,
  namesOf(beastFaces),
  namesOf(heroes),
  namesOf(fruits).filter((name) => name !== 'seven'),
  namesOf(beastBodies),
  treasure,
]

/** What fills the reels below the companions: small, plain, told apart at a glance. */
export const plainThings: readonly MotifName[] = [
  'gem',
  'coin',
  'bell',
  'star',
  'moon',
  'bolt',
  'seven',
  'cherry',
  'lantern',
  'envelope',
  'gourd',
  'crown',
  'book',
  'drum',
  'ingot',
]
