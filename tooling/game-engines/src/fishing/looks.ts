/** What an animal is drawn by. */
export type Look = {
  shape: 'fish' | 'ray' | 'dome' | 'crab' | 'turtle' | 'serpent' | 'shell' | 'upright'
  /** From nose to tail, in pixels of the page. */
  length: number
  body: string
  fin: string
  /** The height of a fish as a share of its length. */
  girth?: number
  stripes?: boolean
  nose?: 'sword' | 'lantern' | 'whiskers' | 'snout'
}

const gold = 'oklch(0.83 0.13 85)'
const deepGold = 'oklch(0.66 0.14 65)'
const cinnabar = 'oklch(0.6 0.19 30)'
const jade = 'oklch(0.7 0.1 165)'
const deepJade = 'oklch(0.5 0.09 170)'
const pearl = 'oklch(0.88 0.03 90)'
const slate = 'oklch(0.6 0.045 245)'
const night = 'oklch(0.42 0.06 260)'
const violet = 'oklch(0.62 0.12 310)'
const clay = 'oklch(0.6 0.09 55)'

const looks: Readonly<Record<string, Look>> = {
  damsel: { shape: 'fish', length: 34, body: 'oklch(0.68 0.13 245)', fin: gold },
  clown: { shape: 'fish', length: 38, body: 'oklch(0.7 0.17 50)', fin: pearl, stripes: true },
  minnow: { shape: 'fish', length: 32, body: pearl, fin: slate, girth: 0.3 },
  perch: { shape: 'fish', length: 40, body: jade, fin: cinnabar, stripes: true },
  puffer: { shape: 'fish', length: 44, body: gold, fin: deepGold, girth: 0.85 },
  parrotfish: { shape: 'fish', length: 56, body: jade, fin: violet, girth: 0.55 },
  catfish: { shape: 'fish', length: 54, body: slate, fin: night, nose: 'whiskers' },
  carp: { shape: 'fish', length: 60, body: cinnabar, fin: pearl, stripes: true },
  'gold-carp': { shape: 'fish', length: 76, body: gold, fin: cinnabar, nose: 'whiskers' },
  pike: { shape: 'fish', length: 88, body: deepJade, fin: jade, girth: 0.24, stripes: true },
  lanternfish: { shape: 'fish', length: 44, body: night, fin: slate, nose: 'lantern' },
  anglerfish: { shape: 'fish', length: 70, body: night, fin: violet, girth: 0.72, nose: 'lantern' },
  swordfish: { shape: 'fish', length: 104, body: slate, fin: night, girth: 0.26, nose: 'sword' },
  dolphin: {
    shape: 'fish',
    length: 100,
    body: 'oklch(0.72 0.05 235)',
    fin: slate,
    girth: 0.3,
    nose: 'snout',
  },
  shark: { shape: 'fish', length: 126, body: 'oklch(0.66 0.02 240)', fin: night, girth: 0.3 },
  whale: { shape: 'fish', length: 168, body: 'oklch(0.5 0.07 250)', fin: night, girth: 0.46 },
  crocodile: {
    shape: 'fish',
    length: 140,
    body: deepJade,
    fin: 'oklch(0.4 0.07 160)',
    girth: 0.22,
    nose: 'snout',
  },
  otter: { shape: 'fish', length: 72, body: clay, fin: 'oklch(0.45 0.06 50)', girth: 0.32, nose: 'whiskers' },
  'phoenix-fish': { shape: 'fish', length: 150, body: cinnabar, fin: gold, girth: 0.34, stripes: true },
  'dragon-carp': {
    shape: 'fish',
    length: 180,
    body: gold,
    fin: cinnabar,
    girth: 0.42,
    stripes: true,
    nose: 'whiskers',
  },
  krill: { shape: 'upright', length: 26, body: 'oklch(0.75 0.1 35)', fin: cinnabar },
  seahorse: { shape: 'upright', length: 42, body: gold, fin: deepGold },
  ray: { shape: 'ray', length: 84, body: slate, fin: night },
  squid: { shape: 'dome', length: 50, body: violet, fin: pearl },
  jelly: { shape: 'dome', length: 48, body: 'oklch(0.75 0.1 330)', fin: pearl },
  octopus: { shape: 'dome', length: 84, body: cinnabar, fin: 'oklch(0.75 0.1 40)' },
  'giant-squid': { shape: 'dome', length: 150, body: violet, fin: cinnabar },
  crab: { shape: 'crab', length: 52, body: cinnabar, fin: 'oklch(0.7 0.15 40)' },
  lobster: { shape: 'crab', length: 70, body: 'oklch(0.52 0.18 28)', fin: cinnabar },
  'king-crab': { shape: 'crab', length: 150, body: cinnabar, fin: gold },
  frog: { shape: 'turtle', length: 40, body: 'oklch(0.72 0.15 135)', fin: deepJade },
  turtle: { shape: 'turtle', length: 70, body: deepJade, fin: jade },
  mermaid: { shape: 'serpent', length: 150, body: jade, fin: pearl },
  'river-spirit': { shape: 'serpent', length: 170, body: slate, fin: pearl },
  'sea-serpent': { shape: 'serpent', length: 200, body: deepJade, fin: gold },
  'sea-dragon': { shape: 'serpent', length: 210, body: cinnabar, fin: gold },
  'pearl-clam': { shape: 'shell', length: 130, body: violet, fin: pearl },
  'sunken-chest': { shape: 'shell', length: 130, body: clay, fin: gold },
}

const plain: Look = { shape: 'fish', length: 44, body: slate, fin: pearl }

/** How an animal looks; one without a drawing of its own is a plain fish. */
export function lookOf(code: string): Look {
  return looks[code] ?? plain
}
