import {
  disc,
  gradient,
  materials,
  motifs,
  paints,
  placed,
  rounded,
  stroke,
  type MaterialName,
  type MotifName,
} from '@saola/game-engines/art'

type Sitter = readonly [
  motif: MotifName,
  ground: readonly [string, string],
  main: MaterialName,
  second: MaterialName,
]

const sitters: readonly Sitter[] = [
  ['saola', ['#8d2219', '#2a0d0a'], 'amber', 'gold'],
  ['tiger', ['#17473f', '#0b1816'], 'gold', 'cinnabar'],
  ['lady', ['#b0641f', '#301607'], 'jade', 'cinnabar'],
  ['dragon', ['#7d1a16', '#1d0908'], 'jade', 'gold'],
  ['rabbit', ['#2f7f65', '#0d211b'], 'eggshell', 'cinnabar'],
  ['corsair', ['#3d2a22', '#120c0a'], 'cinnabar', 'gold'],
  ['fox', ['#1f5b4b', '#0a1713'], 'amber', 'gold'],
  ['queen', ['#5b1d3a', '#1b0a13'], 'gold', 'jade'],
  ['panda', ['#c24a32', '#3a110b'], 'eggshell', 'gold'],
  ['scholar', ['#84521d', '#1c1008'], 'gold', 'jade'],
  ['owl', ['#2c3b4b', '#0d1218'], 'gold', 'cinnabar'],
  ['general', ['#6a1a1c', '#160809'], 'gold', 'jade'],
]

/** How many static avatars there are (member 3). */
export const avatarCount = sitters.length

/** Static avatar `n`, 1 to 12, as a square SVG of 160; any other whole number counts round. */
export function drawAvatar(n: number): string {
  const index = (((Math.trunc(n) - 1) % avatarCount) + avatarCount) % avatarCount
  const sitter = sitters[index]
  if (sitter === undefined) throw new Error(`avatar ${n} is not a whole number`)
  const [motif, ground, main, second] = sitter
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" ${rounded}>` +
    `<defs>${paints(materials[main], materials[second])}${gradient('g', ground)}</defs>` +
    '<path d="M0 0H160V160H0Z" fill="url(#g)"/>' +
    disc(80, 80, 66, 'fill="#f2cd83" opacity=".16"') +
    disc(80, 80, 72, stroke('#e8b65b', 1.4)) +
    placed(80, motif === 'lady' ? 84 : 82, 1.14, motifs[motif]) +
    '</svg>'
  )
}
