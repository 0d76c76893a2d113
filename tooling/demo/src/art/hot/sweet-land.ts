import { disc, materials, motifs, oval, paints, path, ringed, stroke } from '@saola/game-engines/art'
import { glint, sky } from './sky.ts'

/** Sweet Land: hills of mung-bean cake, lollipop trees, a river of cream. */
export function sweetLand(): string {
  const sun = `<g transform="translate(150 108)" opacity=".32">${ringed('r', 16, path('M0 0L-16-190H16Z', 'fill="#fff0d0"'))}</g>`
  const castle =
    path('M104 214V128H128V150H138V104H162V150H172V128H196V214Z', 'fill="#f8e6cc"') +
    path(
      'M104 146L128 136M104 170L128 160M104 194L128 184M172 146L196 136M172 170L196 160M172 194L196 184M138 126L162 116',
      stroke('#d9452f', 7),
    ) +
    path('M98 130L116 88L134 130ZM166 130L184 88L202 130ZM130 106L150 52L170 106Z', 'fill="url(#b)"') +
    path(
      'M98 130q6 10 12 0q6 10 12 0q6 10 12 0ZM166 130q6 10 12 0q6 10 12 0q6 10 12 0ZM130 106q7 11 13 0q7 11 14 0q6 11 13 0Z',
      'fill="#fff6e6"',
    ) +
    disc(116, 86, 7, 'fill="#e8604a"') +
    disc(184, 86, 7, 'fill="#e8604a"') +
    disc(150, 48, 9, 'fill="#f0c561"') +
    path('M138 214V186Q150 170 162 186V214Z', 'fill="#7d2a1c"')
  const hills =
    path('M-20 240Q40 170 110 222T250 206T330 240V400H-20Z', 'fill="#3f9c7e"') +
    path(
      'M-20 240Q40 170 110 222T250 206T330 240q-12 16-24 2q-14 18-28 0q-14 18-28-4q-14 16-28 4q-14 16-28 4q-14 18-30 4q-12 14-26 0q-14 12-26-8q-16 16-28 0q-14 16-30 0q-14 16-28 4q-14 14-30 0Z',
      'fill="#a9e0c6"',
    ) +
    path('M-10 290Q70 232 150 280T320 270V400H-10Z', 'fill="#c8503a"') +
    path(
      'M-10 290Q70 232 150 280T320 270q-14 20-30 4q-14 18-32 4q-14 18-34 2q-16 20-34 6q-18 18-40 0q-16 18-34-2q-16 18-34 4q-18 16-34 0q-18 18-38 4Z',
      'fill="#f7b7a0"',
    )
  const river = path(
    'M150 214C140 236 176 246 150 268C120 296 160 330 130 400H216C226 330 176 296 190 268C200 246 158 236 162 214Z',
    'fill="#fff3dc"',
  )
  const sweet = `<g id="lo">${path('M0 0V104', stroke('#fff3dc', 6))}${disc(0, 0, 32, '')}${path('M0 0q10-13 16 0t-19 16t-22-26t29-19', stroke('#fff3dc', 5))}${disc(-13, -16, 5, 'fill="#fff"')}</g>`
  const trees = (
    [
      [40, 164, 1, '#d9452f'],
      [264, 156, 1.06, '#e8a13c'],
      [84, 216, 0.66, '#39a584'],
      [226, 220, 0.62, '#c8382a'],
    ] as const
  )
    .map(
      ([x, y, scale, fill]) =>
        `<use href="#lo" fill="${fill}" transform="translate(${x} ${y}) scale(${scale})"/>`,
    )
    .join('')
  const cane =
    path('M18 390V262Q18 236 40 240Q56 246 50 264', stroke('#fff6e6', 13)) +
    path(
      'M18 390V262Q18 236 40 240Q56 246 50 264',
      `${stroke('#d9452f', 13)} stroke-dasharray="8 12" stroke-linecap="butt"`,
    )
  const drops = (
    [
      [98, 282, '#f0c561'],
      [232, 286, '#39a584'],
      [262, 300, '#e8604a'],
      [82, 306, '#e8604a'],
    ] as const
  )
    .map(
      ([x, y, fill]) =>
        oval(x, y, 15, 11, `fill="${fill}"`) + path(`M${x - 8} ${y - 4}q3-4 8-4`, stroke('#fff', 2.6)),
    )
    .join('')
  const clouds = path(
    'M10 70a14 14 0 0 1 20-14a20 20 0 0 1 36 2a13 13 0 0 1 12 22H20a12 12 0 0 1-10-10ZM222 58a13 13 0 0 1 19-12a18 18 0 0 1 33 2a12 12 0 0 1 10 20H232a11 11 0 0 1-10-10Z',
    'fill="#fff0dc" opacity=".9"',
  )
  return (
    `<defs>${paints(materials.gold, ['#f08a70', '#b8322a'])}${sweet}</defs>` +
    sky('#ffd9a0', '#e8805a', '#8f2420', 50, 30) +
    sun +
    clouds +
    castle +
    hills +
    river +
    trees +
    cane +
    drops +
    `<g transform="translate(266 258) scale(.5)">${motifs.candy}</g>` +
    glint(150, 40, 11) +
    glint(56, 140, 9) +
    glint(248, 130, 8)
  )
}
