import { box, disc, oval, path, ringed, stroke } from '../../../art/ink.ts'
import { beastBodies } from '../../../art/motifs/beast-bodies.ts'
import { beastFaces } from '../../../art/motifs/beast-faces.ts'
import { materials } from '../../../art/palette.ts'
import { skyOf } from '../sky.ts'
import type { SlotTheme } from '../symbol-art.ts'

const { gold, cinnabar, jade, eggshell, amber } = materials

const umbrella =
  path('M0-40V34Q0 46 12 46Q20 46 20 38', stroke('#f0c561', 5)) +
  path(
    'M-46 4A46 44 0 0 1 46 4Q38-6 30 4Q22-6 15 4Q8-6 0 4Q-8-6-15 4Q-22-6-30 4Q-38-6-46 4Z',
    'fill="url(#a)"',
  ) +
  path('M-15 4Q-14-24 0-40Q14-24 15 4Q8-6 0 4Q-8-6-15 4Z', 'fill="url(#b)"') +
  path('M0-40V-48', stroke('#f0c561', 5))

const lamp =
  path('M0-50C14-34 16-24 10-16Q0-8-10-16C-16-24-12-34 0-50Z', 'fill="#f08a2c"') +
  path('M0-36C6-28 7-22 4-18Q0-14-4-18C-7-22-5-28 0-36Z', 'fill="#ffe39a"') +
  path('M-46-6Q0 12 46-6C44 24 24 34 0 34C-24 34-44 24-46-6Z', 'fill="url(#a)"') +
  oval(0, -6, 46, 9, 'fill="url(#b)"') +
  path('M-34 12q8 8 14 0q8 8 14 0q8 8 14 0q6 8 14-1', stroke('#1c100c', 2)) +
  path('M-18 34H18L24 46H-24Z', 'fill="url(#b)"')

const top =
  path('M-6-48H6V-28H-6Z', 'fill="#f0c561"') +
  path('M-40-14C-40-36 40-36 40-14C40 6 8 20 0 46C-8 20-40 6-40-14Z', 'fill="url(#a)"') +
  path('M-40-16Q0 4 40-16Q40-6 34 0Q0 16-34 0Q-40-6-40-16Z', 'fill="url(#b)"') +
  path('M0 46V52', stroke('#f6ead2', 4)) +
  path('M-24-24Q-14-30 0-30', stroke('#f6ead2', 4))

const ball =
  disc(0, 0, 44, 'fill="#f6ead2"') +
  path('M0-16L15-5L9 13H-9L-15-5Z', 'fill="#1c100c"') +
  path('M0-16V-44M15-5L42-14M9 13L26 36M-9 13L-26 36M-15-5L-42-14', stroke('#1c100c', 2.6)) +
  path(
    'M-13-42L0-33L13-42ZM36-24L32-9L43 0ZM32 30L20 27L14 42ZM-32 30L-20 27L-14 42ZM-36-24L-32-9L-43 0Z',
    'fill="#1c100c"',
  )

/** The sun with a face is the wild. */
const sun =
  ringed('beam', 12, path('M-8-30L0-50L8-30Z', 'fill="url(#a)"')) +
  disc(0, 0, 33, 'fill="url(#b)"') +
  disc(0, 0, 28, 'fill="url(#a)"') +
  path('M-14-6Q-9-12-4-6M4-6Q9-12 14-6', stroke('#7d1812', 3.4)) +
  path('M-12 7Q0 20 12 7Q0 12-12 7Z', 'fill="#b8241b"') +
  disc(-17, 5, 4, 'fill="#e2705a"') +
  disc(17, 5, 4, 'fill="#e2705a"')

/** The kite is the scatter: three of it go up. */
const kite =
  path('M0-50L36-10L0 34L-36-10Z', 'fill="url(#a)" stroke="#f9e2a0" stroke-width="3"') +
  path('M0-50L36-10H0ZM0 34L-36-10H0Z', 'fill="#f6ead2"') +
  path('M0-50V34M-36-10H36', stroke('#7d1812', 2.4)) +
  path('M0 34C18 38-14 44 4 52', stroke('#f9e2a0', 3)) +
  path('M8 36l10-6l-2 12ZM-4 46l-10-4l4 11Z', 'fill="#39a584"')

const scene =
  skyOf('#e0762e', '#1d0b09') +
  `<g transform="rotate(-5 200 150)" opacity=".5">${[0, 1, 2, 3, 4]
    .flatMap((column) =>
      [0, 1, 2].map((row) =>
        box(
          12 + column * 78,
          22 + row * 92,
          66,
          76,
          12,
          `fill="${['#15514a', '#6f1c17', '#8a5a1c'][(column + row) % 3] ?? '#15514a'}" stroke="#e8b65b" stroke-width="2"`,
        ),
      ),
    )
    .join('')}</g>`

/** PAPPU: the old picture board, and the kite that breaks out of it. */
export const pappuTheme: SlotTheme = {
  symbols: {
    A: { drawing: umbrella, main: cinnabar, second: gold, plate: '#15514a' },
    B: { drawing: beastBodies.butterfly, main: amber, second: jade, plate: '#6f1c17' },
    C: { drawing: beastFaces.buffalo, main: eggshell, second: amber, plate: '#8a5a1c' },
    D: { drawing: lamp, main: cinnabar, second: gold, plate: '#15514a' },
    E: { drawing: beastFaces.rabbit, main: eggshell, second: cinnabar, plate: '#6f1c17' },
    F: { drawing: top, main: jade, second: gold, plate: '#8a5a1c' },
    G: { drawing: ball, main: eggshell, second: gold, plate: '#15514a' },
    W: { drawing: sun, main: gold, second: amber, plate: '#8f1d15' },
    S: { drawing: kite, main: cinnabar, second: jade, plate: '#2a4a6a' },
  },
  scene,
  line: '#f9e2a0',
  ground: '#1d0b09',
}
