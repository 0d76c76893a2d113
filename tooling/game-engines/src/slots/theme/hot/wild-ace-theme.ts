import { box, path, ringed, stroke } from '../../../art/ink.ts'
import { beastFaces } from '../../../art/motifs/beast-faces.ts'
import { materials } from '../../../art/palette.ts'
import { skyOf } from '../sky.ts'
import type { SlotTheme } from '../symbol-art.ts'

const { gold, cinnabar, jade, eggshell, amber } = materials
const spade =
  'M0-84C30-44 76-28 76 12C76 46 34 58 12 34Q14 62 32 74H-32Q-14 62-12 34C-34 58-76 46-76 12C-76-28-30-44 0-84Z'
const heart = 'M0 40C-50 8-44-34-20-34Q-6-34 0-20Q6-34 20-34C44-34 50 8 0 40Z'
const diamond = 'M0-42L32 0L0 42L-32 0Z'
const club =
  'M0-42A17 17 0 0 1 12-13A17 17 0 1 1 6 15Q8 32 18 40H-18Q-8 32-6 15A17 17 0 1 1-12-13A17 17 0 0 1 0-42Z'

const black = '#1a0d0a'
const red = '#b8241b'

function card(rank: string, ink: string, mark: string): string {
  return (
    box(-34, -48, 68, 96, 9, 'fill="#f8efdd" stroke="#2a120c" stroke-width="2"') +
    box(-29, -43, 58, 86, 6, stroke('#c3832b', 1.4)) +
    `<text x="-25" y="-22" font-size="25" font-weight="700" font-family="Georgia,serif" fill="${ink}">${rank}</text>` +
    mark
  )
}

const small = (shape: string, ink: string): string =>
  `<g transform="translate(0 14) scale(.62)">${path(shape, `fill="${ink}"`)}</g>`

/** The wolf that looks out of the spade. */
const wolf =
  path(spade, 'fill="#1a0d0a" transform="scale(.62)"') +
  path(spade, `${stroke('url(#a)', 6)} transform="scale(.62)"`) +
  `<g transform="translate(0 2) scale(.6)">${beastFaces.wolf}</g>`

const heartAce = card('A', red, path(heart, 'fill="url(#b)" transform="translate(0 14) scale(.68)"'))
const diamondAce = card(
  'A',
  '#1d6a52',
  path(diamond, 'fill="url(#b)" transform="translate(0 14) scale(.66)"'),
)
const clubAce = card('A', black, small(club, black))

/** Court cards keep no face: a crown over their suit tells them. */
function court(rank: string, shape: string, ink: string): string {
  return (
    card(rank, ink, small(shape, ink)) +
    path(
      'M2-24L5-36L12-29L18-39L24-29L31-36L28-24Z',
      'fill="url(#a)" stroke="#7a4410" stroke-width="1.4" transform="translate(-4 -4)"',
    )
  )
}

const ten = card('10', red, small(diamond, red))

/** An ace on fire stands for every other card. */
const burning =
  path(
    'M-40 50C-52 16-36 6-34-20C-24-6-22-20-16-40C-6-24-4-34 4-52C10-34 18-36 22-28C30-10 40-8 42 12C46 28 44 40 38 50Z',
    'fill="#d1421f"',
  ) +
  path('M-28 50C-38 20-24 12-22-6C-12 2-8-16-2-28C8-16 12-10 18-14C28 4 34 18 30 50Z', 'fill="#f08a2c"') +
  path('M-16 50C-26 28-12 20-6 0C6 14 24 18 18 50Z', 'fill="#ffd36b"') +
  path(spade, 'fill="#1a0d0a" transform="translate(0 14) scale(.4)"') +
  path(spade, `${stroke('#f9e2a0', 5)} transform="translate(0 14) scale(.4)"`)

/** A stack of chips. */
const chips = [22, 8, -6, -20]
  .map(
    (y, index) =>
      `<g transform="translate(${index % 2 === 0 ? -2 : 3} ${y})">${path('M-40 0V10A40 16 0 0 0 40 10V0Z', index % 2 === 0 ? 'fill="#8f1d15"' : 'fill="#123f38"')}` +
      `${`<ellipse rx="40" ry="16" fill="${index % 2 === 0 ? '#d9452f' : '#2f8a6e'}"/>`}${`<ellipse rx="40" ry="16" fill="none" stroke="#f8efdd" stroke-width="6" stroke-dasharray="10 14"/>`}</g>`,
  )
  .join('')
const stack = chips + `<g transform="translate(3 -20)"><ellipse rx="24" ry="9" fill="url(#a)"/></g>`

const scene =
  skyOf('#7a1f14', '#140706') +
  `<g transform="translate(200 150)" opacity=".3">${ringed('spark', 10, path('M0-80L9-240H-9Z', 'fill="#f0a050"'))}</g>` +
  path(
    'M0 300C10 220 30 230 44 170C60 210 84 190 90 140C112 190 130 170 150 196C170 150 190 160 204 120C220 170 250 160 262 190C276 150 300 160 312 130C330 190 352 180 366 210C380 190 392 220 400 300Z',
    'fill="#b8341a" opacity=".7"',
  ) +
  path(
    'M0 300C30 250 50 262 70 220C90 250 120 240 140 262C160 220 190 240 210 206C230 250 270 240 290 262C310 226 340 246 360 262C380 262 392 280 400 300Z',
    'fill="#f08a2c" opacity=".7"',
  )

/** Wild Ace: cards thrown on a fire, and the wolf among them. */
export const wildAceTheme: SlotTheme = {
  symbols: {
    A: { drawing: wolf, main: gold, second: cinnabar, plate: '#6f1c17' },
    B: { drawing: heartAce, main: gold, second: cinnabar },
    C: { drawing: diamondAce, main: gold, second: jade },
    D: { drawing: clubAce, main: gold, second: amber },
    E: { drawing: court('K', heart, red), main: gold, second: cinnabar },
    F: { drawing: court('Q', club, black), main: gold, second: eggshell },
    G: { drawing: ten, main: gold, second: cinnabar },
    W: { drawing: burning, main: gold, second: cinnabar },
    S: { drawing: stack, main: gold, second: jade },
  },
  scene,
  line: '#ffd36b',
  ground: '#140706',
}
