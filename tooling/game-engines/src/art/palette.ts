import { seeded, type Seeded } from '../seeded.ts'

/** A material of the lacquer workshop: lit and shaded tone. */
export type Material = readonly [light: string, shade: string]

/** Gold leaf, cinnabar, jade, eggshell, and bronze: all a picture is made of. */
export const materials = {
  gold: ['#f9e2a0', '#c3832b'],
  cinnabar: ['#e8604a', '#8f1d15'],
  jade: ['#93d6b8', '#27745d'],
  eggshell: ['#f7ecd4', '#b79e78'],
  amber: ['#f6b65f', '#a9521c'],
} as const satisfies Record<string, Material>

/** The name of a material. */
export type MaterialName = keyof typeof materials

/** What one tile is painted with. */
export type Palette = {
  /** Glow behind the picture, then the ground at the edge. */
  glow: string
  ground: string
  main: Material
  second: Material
  /** A flat tone for lines and rays. */
  line: string
}

/** A ground names the materials that would sink into it. */
type Mood = { glow: string; ground: string; line: string; sinks?: MaterialName }

const moods: readonly Mood[] = [
  { glow: '#8d2219', ground: '#1d0b09', line: '#e8b65b', sinks: 'cinnabar' },
  { glow: '#6a1a1c', ground: '#160809', line: '#e3a34e', sinks: 'cinnabar' },
  { glow: '#a5341d', ground: '#220d08', line: '#f2cd83', sinks: 'cinnabar' },
  { glow: '#1f5b4b', ground: '#0a1713', line: '#d9b15f', sinks: 'jade' },
  { glow: '#17473f', ground: '#0b1312', line: '#9fd4bb', sinks: 'jade' },
  { glow: '#5c3a20', ground: '#170e09', line: '#e8c27a' },
  { glow: '#84521d', ground: '#1c1008', line: '#f4d68f' },
  { glow: '#3d2a22', ground: '#120c0a', line: '#cf4a36' },
  { glow: '#4a2b33', ground: '#150b0f', line: '#e9c9a0' },
  { glow: '#2c3b33', ground: '#0e1210', line: '#e0a94d' },
]

const pairings = [
  ['gold', 'cinnabar'],
  ['gold', 'jade'],
  ['eggshell', 'gold'],
  ['jade', 'gold'],
  ['cinnabar', 'gold'],
  ['amber', 'eggshell'],
  ['gold', 'eggshell'],
  ['eggshell', 'cinnabar'],
  ['amber', 'jade'],
  ['jade', 'eggshell'],
] as const satisfies readonly (readonly [MaterialName, MaterialName])[]

/** Draws the colours of one tile; the main material never sinks into its ground. */
export function drawPalette(random: Seeded): Palette {
  const mood = random.pick(moods)
  const [first, other] = random.pick(pairings.filter((pairing) => pairing[0] !== mood.sinks))
  return {
    glow: mood.glow,
    ground: mood.ground,
    line: mood.line,
    main: materials[first],
    second: materials[other],
  }
}

/** The palette of a slot, by its code: its tile and its reels are painted from one pot. */
export function paletteOfSlot(gameCode: string): Palette {
  return drawPalette(seeded(`slot palette ${gameCode}`))
}

/** The gradients `a` and `b` that every drawing refers to. */
export function paints(main: Material, second: Material): string {
  return gradient('a', main) + gradient('b', second)
}

/** A top-to-bottom gradient of one material. */
export function gradient(id: string, [light, shade]: Material): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
}
