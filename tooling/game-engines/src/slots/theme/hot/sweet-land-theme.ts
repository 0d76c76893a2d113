import { disc, oval, path, stroke } from '../../../art/ink.ts'
import { fruits } from '../../../art/motifs/fruits.ts'
import { materials, type Material } from '../../../art/palette.ts'
import { skyOf } from '../sky.ts'
import type { SlotTheme } from '../symbol-art.ts'

const { gold, cinnabar, jade, eggshell } = materials
const rose: Material = ['#f9b3a4', '#d9452f']
const mint: Material = ['#c4f0dc', '#39a584']
const cream = 'fill="#fff3dc"'

const castle =
  path('M-34 46V-4H-18V6H18V-4H34V46Z', cream) +
  path('M-40-2L-26-32L-12-2ZM12-2L26-32L40-2ZM-18 6L0-38L18 6Z', 'fill="url(#a)"') +
  path(
    'M-40-2q5 9 9 0q5 9 10 0q4 9 9 0ZM12-2q5 9 10 0q4 9 9 0q5 9 9 0ZM-18 6q5 9 9 0q4 9 9 0q5 9 9 0q4 9 9 0Z',
    cream,
  ) +
  path('M-34 22L-18 14M-34 38L-18 30M18 14L34 22M18 30L34 38', stroke('url(#b)', 5)) +
  disc(0, -41, 6, 'fill="#f0c561"') +
  path('M-9 46V28Q0 18 9 28V46Z', 'fill="#7d2a1c"')

const cupcake =
  path('M-30 8H30L22 48H-22Z', 'fill="url(#b)"') +
  path('M-16 8L-12 48M0 8V48M16 8L12 48', stroke('#7d2a1c', 2)) +
  path('M-38 10C-46-8-28-14-26-18C-24-36-10-34 0-46C10-34 24-36 26-18C28-14 46-8 38 10Z', 'fill="url(#a)"') +
  path('M-26-14Q0-2 26-16M-34 0Q0 14 34-2', stroke('#fff', 3)) +
  disc(0, -44, 7, 'fill="#d9452f"')

const ring =
  disc(0, 0, 45, 'fill="#c98a4a"') +
  path(
    'M0-43C26-43 44-24 43-2C42 14 34 12 32 22C30 32 18 28 12 38C4 46-10 34-18 38C-30 40-30 26-38 18C-46 8-42-8-38-18C-30-34-16-43 0-43Z',
    'fill="url(#a)"',
  ) +
  disc(0, 0, 15, 'fill="#7d2a1c"') +
  disc(0, 2, 13, 'fill="#c98a4a"') +
  path('M-22-22l5 6M4-34l-2 7M26-18l-7 3M32 6l-6-3M16 26l-3-6M-12 28l2-7M-30 8l7-1', stroke('#fff3dc', 4)) +
  path('M-8-26l6 4M20-30l-4 5M-30-8l6-2', stroke('#39a584', 4))

const lollipop =
  path('M0 20V50', stroke('#fff3dc', 7)) +
  disc(0, -10, 36, 'fill="url(#a)"') +
  path('M0-10q12-15 18 0t-22 18t-24-29t33-21t30 38', stroke('#fff3dc', 6)) +
  path('M-26-24Q-18-38-2-40', stroke('#fff', 4))

const bear =
  disc(-18, -36, 10, 'fill="url(#a)"') +
  disc(18, -36, 10, 'fill="url(#a)"') +
  disc(0, -22, 24, 'fill="url(#a)"') +
  oval(0, 22, 28, 26, 'fill="url(#a)"') +
  oval(-28, 10, 10, 14, 'fill="url(#a)" transform="rotate(24 -28 10)"') +
  oval(28, 10, 10, 14, 'fill="url(#a)" transform="rotate(-24 28 10)"') +
  oval(-16, 44, 12, 8, 'fill="url(#a)"') +
  oval(16, 44, 12, 8, 'fill="url(#a)"') +
  oval(0, 22, 16, 15, 'fill="#fff" opacity=".22"') +
  disc(-8, -24, 3, 'fill="#3a1510"') +
  disc(8, -24, 3, 'fill="#3a1510"') +
  path('M-5-14Q0-9 5-14', stroke('#3a1510', 2.6)) +
  path('M-16-36Q-14-42-8-42', stroke('#fff', 3))

const drop =
  oval(0, 4, 42, 32, 'fill="url(#a)"') +
  path('M-26-8Q-14-22 6-22', stroke('#fff', 6)) +
  path('M-34 18Q0 40 34 18', stroke('#1c100c', 1.6))

/** A heart of two canes opens the feature. */
const heart =
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)">${path('M0 46C26 24 46 2 40-20C36-38 12-42 0-18', stroke('#fff6e6', 15))}${path('M0 46C26 24 46 2 40-20C36-38 12-42 0-18', `fill="none" stroke="#d9452f" stroke-width="15" stroke-dasharray="9 11" stroke-linecap="butt"`)}</g>`,
    )
    .join('') + disc(0, 4, 11, 'fill="url(#a)"')

const scene =
  skyOf('#ffd9a0', '#9a2a24') +
  path(
    'M30 80a16 16 0 0 1 22-16a22 22 0 0 1 40 2a14 14 0 0 1 14 24H42A13 13 0 0 1 30 80ZM300 60a14 14 0 0 1 20-13a19 19 0 0 1 34 2a12 12 0 0 1 11 21H310A11 11 0 0 1 300 60Z',
    'fill="#fff0dc" opacity=".85"',
  ) +
  path('M-20 220Q60 150 150 206T340 190T430 220V300H-20Z', 'fill="#3f9c7e"') +
  path('M-20 262Q90 206 200 250T430 240V300H-20Z', 'fill="#c8503a"') +
  path(
    'M-20 262Q90 206 200 250T430 240q-14 22-34 6q-16 20-38 6q-18 20-40 4q-18 20-42 2q-18 22-44 4q-20 20-44 0q-18 20-44 4q-18 20-42 2q-18 20-42 4q-14 14-40-8Z',
    'fill="#f7b7a0"',
  ) +
  [
    [52, 150, '#d9452f'],
    [350, 140, '#e8a13c'],
  ]
    .map(
      ([x, y, fill]) =>
        path(`M${x} ${y}v90`, stroke('#fff3dc', 6)) +
        disc(Number(x), Number(y), 30, `fill="${fill}"`) +
        disc(Number(x), Number(y), 17, stroke('#fff3dc', 5)),
    )
    .join('')

/** Sweet Land: a street of sugar. */
export const sweetLandTheme: SlotTheme = {
  symbols: {
    A: { drawing: castle, main: rose, second: cinnabar, plate: '#27745d' },
    B: { drawing: cupcake, main: rose, second: gold, plate: '#5b3512' },
    C: { drawing: ring, main: ['#f7c0d0', '#d06a86'], second: gold },
    D: { drawing: lollipop, main: cinnabar, second: gold },
    E: { drawing: bear, main: mint, second: jade },
    F: { drawing: fruits.candy, main: gold, second: cinnabar },
    G: { drawing: drop, main: ['#ffd68a', '#d98a2a'], second: eggshell },
    S: { drawing: heart, main: gold, second: cinnabar, plate: '#4b2038' },
  },
  scene,
  line: '#fff0c8',
  ground: '#571a18',
}
