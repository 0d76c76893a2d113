import { disc, materials, oval, paints, path, stroke } from '@saola/game-engines/art'
import { glint, sky } from './sky.ts'

const marks = [
  [46, 268, 21, '×2'],
  [104, 214, 28, '×10'],
] as const

/** Limbo: a crane of gold climbs through the gates, and nobody knows how far. */
export function limbo(): string {
  const gates = [0, 1, 2, 3, 4, 5]
    .map((step) => {
      const size = 150 - step * 23
      return oval(
        150 + step * 9,
        150 - step * 13,
        size,
        size * 0.94,
        `fill="${step % 2 === 0 ? '#0f3a33' : '#15514a'}" stroke="${step % 2 === 0 ? '#e8b65b' : '#93d6b8'}" stroke-opacity="${(0.35 + step * 0.12).toFixed(2)}" stroke-width="${2 + step * 0.3}"`,
      )
    })
    .join('')
  const light = oval(195, 85, 34, 32, 'fill="#fff3c4"') + oval(195, 85, 56, 52, 'fill="#ffe39a" opacity=".3"')
  const stars =
    path(
      'M24 40h.1M58 92h.1M34 150h.1M272 60h.1M282 180h.1M250 250h.1M96 26h.1M20 220h.1M236 20h.1',
      stroke('#f6ead2', 3.4),
    ) + path('M80 60h.1M44 112h.1M266 120h.1M274 226h.1M120 44h.1', stroke('#f6ead2', 2))
  const trail =
    path('M10 306C84 296 142 250 178 160C152 262 90 316 16 330Z', 'fill="#f9e2a0" opacity=".9"') +
    path('M-6 286C70 282 128 240 166 158M30 338C104 318 160 262 186 168', stroke('#e8604a', 3)) +
    path('M-6 274C60 270 116 232 158 154', `${stroke('#f9e2a0', 1.4)} opacity=".7"`)
  const crane =
    '<g transform="translate(184 142) rotate(20)">' +
    path('M-6 44C-12 70-16 80-10 96M6 44C6 70 4 82 14 96', stroke('#f6ead2', 3)) +
    path(
      'M-8 0C-30-34-78-44-118-30C-96-26-92-20-104-14C-84-14-80-8-90-2C-68-4-62 2-70 8C-48 6-28 16-10 24Z',
      'fill="url(#a)"',
    ) +
    path(
      'M8 0C30-34 78-44 118-30C96-26 92-20 104-14C84-14 80-8 90-2C68-4 62 2 70 8C48 6 28 16 10 24Z',
      'fill="url(#a)"',
    ) +
    path('M-92-28Q-46-24-14 8M-84-12Q-44-8-14 14M92-28Q46-24 14 8M84-12Q44-8 14 14', stroke('#8a4a17', 1.8)) +
    path('M0-26C14-18 14 22 8 48Q0 60-8 48C-14 22-14-18 0-26Z', 'fill="#f8efdd"') +
    path('M-4-18C-10-44 12-52 0-78', stroke('#f8efdd', 7)) +
    disc(0, -82, 8, 'fill="#f8efdd"') +
    path('M-7-86Q0-98 7-86Z', 'fill="#d43c2c"') +
    path('M-3-90L1-116L4-88Z', 'fill="#e8b65b"') +
    disc(3, -82, 1.8, 'fill="#1c100c"') +
    path('M-8 44L-22 74L-6 66L0 82L6 66L22 74L8 44Z', 'fill="#1c100c"') +
    '</g>'
  const numbers = marks
    .map(
      ([x, y, size, label]) =>
        `<g transform="translate(${x} ${y})">${disc(0, 0, size * 1.12, 'fill="#120a08" opacity=".82" stroke="#e8b65b" stroke-width="2"')}<text y="${size * 0.28}" font-size="${Math.round(size * 0.78)}" font-weight="800" text-anchor="middle" font-family="system-ui,sans-serif" fill="#f9e2a0">${label}</text></g>`,
    )
    .join('')
  return (
    `<defs>${paints(['#fff0b8', '#d0902f'], materials.jade)}</defs>` +
    sky('#1f6a5a', '#0d332e', '#071311', 62, 24) +
    gates +
    stars +
    light +
    trail +
    numbers +
    crane +
    glint(195, 60, 14) +
    glint(250, 96, 9) +
    glint(96, 150, 7)
  )
}
