import { box, disc, mirrored, path, ringed, seam, shell, stroke } from '../../../art/ink.ts'
import { beastBodies } from '../../../art/motifs/beast-bodies.ts'
import { treasures } from '../../../art/motifs/treasures.ts'
import { materials } from '../../../art/palette.ts'
import { skyOf } from '../sky.ts'
import type { SlotTheme } from '../symbol-art.ts'

const { gold, cinnabar, jade, eggshell, amber } = materials
const skin = 'fill="#f5dfc0"'

/** Her portrait: red hair, a hat with a skull, one eye under a patch. */
const queen =
  path('M-30-4C-46 20-36 34-46 50H46C36 34 46 20 30-4Z', 'fill="#7d1812"') +
  path('M-38 50Q-34 32-12 28L0 40L12 28Q34 32 38 50Z', 'fill="#2a1210"') +
  path('M-12 28L0 40L12 28L6 20H-6Z', shell) +
  path('M-22-8C-22-26 22-26 22-8C22 12 12 28 0 30C-12 28-22 12-22-8Z', skin) +
  path('M-16-2Q-9-8-3-2Q-9 3-16-2Z', 'fill="#fffaf0"') +
  disc(-9, -2, 2.6, 'fill="#1f5b4b"') +
  path('M4-6L19-8Q20 5 11 6Q4 5 4-6ZM-22-12L5-5L19-9', 'fill="#160b09" stroke="#160b09" stroke-width="2"') +
  path('M-7 17Q0 13 7 17Q0 23-7 17Z', 'fill="#b8241b"') +
  path(
    'M-22-4C-30 8-24 20-32 30C-36 14-32-2-22-14ZM22-4C30 8 24 20 32 30C36 14 32-2 22-14Z',
    'fill="#a3281c"',
  ) +
  path('M-48-14C-30-22-26-48 0-48C26-48 30-22 48-14C28-18 20-8 0-8C-20-8-28-18-48-14Z', 'fill="#2a1210"') +
  path('M-48-14C-28-18-20-8 0-8C20-8 28-18 48-14', stroke('url(#a)', 3.4)) +
  disc(0, -28, 8, shell) +
  path('M-4-22H4V-17H-4Z', shell) +
  path('M-3-29h.1M3-29h.1', stroke('#2a1210', 4)) +
  path('M22-24C36-36 34-48 18-52C26-44 22-38 22-24Z', 'fill="#2f8a6e"')

const ship =
  path('M-44 18Q0 32 44 14L36 40H-32Z', 'fill="#5a2a16"') +
  path('M-44 18Q0 32 44 14L43 20Q0 37-42 24Z', 'fill="url(#a)"') +
  path('M-14-44V22M16-38V20', stroke('#2a120c', 4)) +
  path('M-14-40Q18-26-12-8ZM-14-4Q22 6-13 18ZM16-34Q42-22 18-6ZM16-2Q40 8 17 16Z', 'fill="url(#b)"') +
  path('M-14-48L2-44L-14-39Z', 'fill="#c8382a"') +
  path('M-50 40Q-38 32-26 40T-2 40T22 40T50 38V50H-50Z', 'fill="#1f5b4b"')

const compass =
  disc(0, 0, 46, 'fill="url(#a)"') +
  disc(0, 0, 37, 'fill="#f6ead2"') +
  ringed('tick', 12, path('M-1.4-36H1.4V-29H-1.4Z', 'fill="#2a1210"')) +
  path('M0-30L8 0L0 30L-8 0Z', 'fill="#c8382a"') +
  path('M0 30L8 0L0 0ZM-8 0H0V30Z', 'fill="#2a1210"') +
  disc(0, 0, 5, 'fill="url(#a)"')

const anchor =
  disc(0, -38, 9, stroke('url(#a)', 6)) +
  path('M-5-28H5V40H-5ZM-22-22H22V-13H-22Z', 'fill="url(#a)"') +
  mirrored(
    'fluke',
    path('M-.5 48C26 46 40 28 42 8L48 16L44-8L26 12L34 14C30 28 18 36-.5 36Z', 'fill="url(#a)"'),
  ) +
  path('M9-38C30-34 34-14 18-6C4 2-20 4-16 20', stroke('#e8d3a4', 3.4))

const barrel =
  path('M-28-42H28C40-16 40 16 28 42H-28C-40 16-40-16-28-42Z', 'fill="url(#b)"') +
  path('M-10-42C-15-14-15 14-10 42M10-42C15-14 15 14 10 42', seam) +
  path('M-33-26H33M-33 26H33', stroke('url(#a)', 7)) +
  path('M-6-6L6 6M-6 6L6-6', stroke('#f6ead2', 5))

/** The flag is the wild. */
const flag =
  path('M-38-46V50', stroke('#e8b65b', 6)) +
  path('M-36-42C-14-52 8-30 46-42V16C10 28-14 8-36 18Z', 'fill="#160b09"') +
  path('M-36-42C-14-52 8-30 46-42V16C10 28-14 8-36 18Z', stroke('url(#a)', 3)) +
  disc(6, -18, 15, shell) +
  box(-3, -8, 18, 10, 2, shell) +
  disc(0, -18, 4.4, 'fill="#160b09"') +
  disc(12, -18, 4.4, 'fill="#160b09"') +
  path('M3-3V2M9-3V2', stroke('#160b09', 2)) +
  path('M-16-2L28 12M28-4L-16 12', stroke('#f6ead2', 4))

/** The helm is the scatter. */
const helm =
  ringed('spoke', 8, path('M-4-50Q0-54 4-50L3-8H-3Z', 'fill="url(#a)"')) +
  disc(0, 0, 33, stroke('url(#b)', 10)) +
  disc(0, 0, 33, stroke('#1c100c', 1.6)) +
  disc(0, 0, 11, 'fill="url(#a)"') +
  disc(0, 0, 5, 'fill="#c8382a"')

const scene =
  skyOf('#b3552a', '#170908', 66) +
  disc(292, 64, 52, 'fill="#f6dfa6" opacity=".85"') +
  path('M0 176Q50 160 100 176T200 176T300 176T400 176V300H0Z', 'fill="#12403c"') +
  path(
    'M0 204Q50 190 100 204T200 204T300 204T400 204M0 236Q50 222 100 236T200 236T300 236T400 236',
    stroke('#d9b15f', 1.4),
  ) +
  path(
    'M40 172Q84 186 128 166L116 190H56ZM84 92V172M104 110V170',
    'fill="#1a0d0c" stroke="#1a0d0c" stroke-width="3"',
  ) +
  path('M84 98Q112 120 86 146ZM104 114Q124 130 105 152Z', 'fill="#3b1513"')

/** Pirate Queen: brass, tar and a red flag of hair before the moon. */
export const pirateQueenTheme: SlotTheme = {
  symbols: {
    A: { drawing: queen, main: gold, second: cinnabar, plate: '#123f38' },
    B: { drawing: ship, main: gold, second: eggshell, plate: '#4a1a1c' },
    C: { drawing: beastBodies.parrot, main: jade, second: cinnabar, plate: '#5b3512' },
    D: { drawing: treasures.chest, main: gold, second: amber },
    E: { drawing: compass, main: gold, second: jade },
    F: { drawing: anchor, main: eggshell, second: gold },
    G: { drawing: barrel, main: gold, second: ['#b8743a', '#5a2a16'] },
    W: { drawing: flag, main: gold, second: cinnabar, plate: '#7d1812' },
    S: { drawing: helm, main: gold, second: ['#c98a4a', '#6b3510'] },
  },
  scene,
  line: '#f2cd6e',
  ground: '#150809',
}
