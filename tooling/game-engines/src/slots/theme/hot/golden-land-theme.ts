import { disc, path, ringed, seam, stroke } from '../../../art/ink.ts'
import { beastFaces } from '../../../art/motifs/beast-faces.ts'
import { treasures } from '../../../art/motifs/treasures.ts'
import { materials, type Material } from '../../../art/palette.ts'
import { skyOf } from '../sky.ts'
import type { SlotTheme } from '../symbol-art.ts'

const { gold, cinnabar, jade, eggshell, amber } = materials
const ripe: Material = ['#fff0b0', '#e0992c']
const bird =
  'M0 0C10-12 26-14 34-8C24-6 20 0 12 4L26 14L8 8C0 14-14 14-24 20C-18 12-16 8-14 4L-40-6L-12-4C-8-6-4-2 0 0Z'

/** Ears of rice on both sides, as on a coat of arms. */
const wreath = [-1, 1]
  .map(
    (side) =>
      `<g transform="scale(${side} 1)">${path('M6 48C34 40 46 14 40-16', stroke('#a9661a', 2.4))}${[
        0, 1, 2, 3, 4,
      ]
        .map((ear) =>
          path(
            'M0 0q12 1 12 14q-12-1-12-14Z',
            `fill="#ffe39a" stroke="#a9661a" transform="translate(${40 - ear * ear * 1.4} ${-22 + ear * 13}) rotate(${ear * 14 - 20})"`,
          ),
        )
        .join('')}</g>`,
  )
  .join('')
const buffalo = wreath + `<g transform="translate(0 -4) scale(.8)">${beastFaces.buffalo}</g>`

const pagoda =
  path('M-26 48V34H26V48ZM-20 30V14H20V30ZM-14 10V-4H14V10Z', 'fill="url(#b)"') +
  path(
    'M-44 36Q-26 32-18 20H18Q26 32 44 36Q30 40 0 40Q-30 40-44 36ZM-36 16Q-20 12-14 0H14Q20 12 36 16Q24 20 0 20Q-24 20-36 16ZM-28-4Q-12-8-6-24H6Q12-8 28-4Q18 0 0 0Q-18 0-28-4Z',
    'fill="url(#a)" stroke="#6b3510" stroke-width="1.6"',
  ) +
  path('M0-24V-46', stroke('#ffdf8a', 4)) +
  disc(0, -46, 5, 'fill="#d9452f"') +
  path('M-6 48V38H6V48Z', 'fill="#ffdf8a"')

/** The bird of the bronze drum. */
const heron =
  path(bird, 'fill="url(#a)" stroke="#6b3510" stroke-width="1.4" transform="translate(4 0) scale(1.22)"') +
  path('M-4-30A34 34 0 0 1 34 14M-34-14A34 34 0 0 0 4 34', stroke('url(#b)', 3))

const sheaf =
  [-34, -18, 0, 18, 34]
    .map(
      (turn) =>
        `<g transform="translate(0 40) rotate(${turn})">${path('M0 0V-64', stroke('#b8741f', 3))}${[
          0, 1, 2, 3, 4,
        ]
          .map((ear) =>
            path(
              'M0 0q9-5 6-15q-9 5-6 15ZM0 0q-9-5-6-15q9 5 6 15Z',
              `fill="url(#a)" transform="translate(0 ${-50 - ear * 8})"`,
            ),
          )
          .join('')}</g>`,
    )
    .join('') + path('M-14 12Q0 20 14 12L12 22Q0 28-12 22Z', 'fill="#c8382a"')

const hat =
  path('M0-34L48 20Q0 38-48 20Z', 'fill="url(#a)"') +
  path('M0-34Q-6 0-22 27M0-34Q6 0 22 27M-16-16Q0-10 16-16M-32 3Q0 14 32 3', seam) +
  path('M-30 22C-28 44-8 50 0 50C8 50 28 44 30 22', stroke('#d9452f', 4))

/** The sun over the fields stands for everything that grows. */
const sun =
  ringed('beam', 16, path('M-6-32L0-50L6-32Z', 'fill="url(#a)"')) +
  disc(0, 0, 34, 'fill="url(#a)"') +
  disc(0, 0, 27, stroke('#9a5a14', 2)) +
  disc(0, 0, 22, `${stroke('#9a5a14', 5)} stroke-dasharray="2 4"`) +
  ringed('ray', 14, path('M-3-4L0-17L3-4Z', 'fill="#9a5a14"'))

/** A basket of the harvest. */
const basket =
  [-22, -8, 8, 22]
    .map((x, index) => disc(x, index % 2 === 0 ? -10 : -18, 13, 'fill="url(#b)" stroke="#7d1812"'))
    .join('') +
  path('M-30-8C-30-50 30-50 30-8', stroke('#8a4a17', 5)) +
  path('M-46-6H46L34 44H-34Z', 'fill="url(#a)"') +
  path('M-42 8H42M-39 20H39M-36 32H36M-28-6L-22 44M0-6V44M28-6L22 44', seam) +
  path('M-48-10H48V-1H-48Z', 'fill="#a9661a"')

const scene =
  skyOf('#f0b040', '#5a1812') +
  `<g transform="translate(200 74)">${disc(0, 0, 60, 'fill="#ffe08a" opacity=".55"')}${ringed('light', 14, path('M-6-66L0-130L6-66Z', 'fill="#ffe08a" opacity=".4"'))}</g>` +
  path('M0 176L50 116L92 160L150 106L206 162L262 112L320 158L360 124L400 166V300H0Z', 'fill="#8a4a17"') +
  [
    ['M0 186Q80 164 160 184T320 178T400 190V300H0Z', '#d9982f'],
    ['M0 208Q90 186 170 206T400 204V300H0Z', '#b8741f'],
    ['M0 230Q70 212 150 228T310 226T400 234V300H0Z', '#e8b346'],
    ['M0 254Q110 232 200 252T400 250V300H0Z', '#c07d22'],
    ['M0 278Q80 260 170 276T400 274V300H0Z', '#a9661a'],
  ]
    .map(([data = '', fill = '']) => path(data, `fill="${fill}" stroke="#6b3510" stroke-width="1.4"`))
    .join('') +
  path(bird, 'fill="#7a1a12" transform="translate(80 60)"') +
  path(bird, 'fill="#7a1a12" transform="translate(320 44) scale(.8)"')

/** Golden Land: ripe terraces, and all that lives of them. */
export const goldenLandTheme: SlotTheme = {
  symbols: {
    A: { drawing: buffalo, main: ['#c98a4a', '#5a2a16'], second: amber, plate: '#6f1c17' },
    B: { drawing: pagoda, main: cinnabar, second: eggshell, plate: '#123f38' },
    C: { drawing: heron, main: eggshell, second: gold, plate: '#4a1a1c' },
    D: { drawing: treasures.drum, main: amber, second: gold },
    E: { drawing: sheaf, main: ripe, second: jade },
    F: { drawing: hat, main: eggshell, second: gold },
    G: { drawing: treasures.coin, main: jade, second: gold },
    W: { drawing: sun, main: ripe, second: cinnabar, plate: '#8f1d15' },
    S: { drawing: basket, main: gold, second: cinnabar, plate: '#27745d' },
  },
  scene,
  line: '#ffe39a',
  ground: '#2a0f08',
}
