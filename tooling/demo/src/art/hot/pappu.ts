import { box, disc, materials, motifs, paints, path, stroke } from '@saola/game-engines/art'
import { glint, sky } from './sky.ts'

const umbrella =
  path(
    'M-46 4A46 44 0 0 1 46 4Q38-6 30 4Q22-6 15 4Q8-6 0 4Q-8-6-15 4Q-22-6-30 4Q-38-6-46 4Z',
    'fill="#d9452f"',
  ) +
  path('M0-40V34Q0 46 12 46Q20 46 20 38', stroke('#f0c561', 5)) +
  path('M-15 4Q-14-24 0-40Q14-24 15 4', stroke('#7d1812', 2))
const kite =
  path('M0-62L44-8L0 58L-44-8Z', 'fill="url(#b)" stroke="#f9e2a0" stroke-width="3"') +
  path('M0-62L44-8H0ZM0 58L-44-8H0Z', 'fill="#f6ead2"') +
  path('M0-62V58M-44-8H44', stroke('#7d1812', 2.6)) +
  path('M0 58C24 76-16 92 6 112S40 128 30 150', stroke('#f9e2a0', 3)) +
  path('M4 74L-14 66L-12 84ZM2 104L22 96L20 116Z', 'fill="#39a584"')

// The kite flies over two of the squares, which stay empty.
const board = [
  motifs.butterfly,
  motifs.moon,
  '',
  umbrella,
  motifs.lamp,
  '',
  motifs.buffalo,
  motifs.lotus,
  motifs.star,
]

const grounds = ['#15514a', '#6f1c17', '#8a5a1c'] as const

/** PAPPU: the picture board, and the kite that breaks out of it. */
export function pappu(): string {
  const squares = board.map((picture, index) => {
    const x = (index % 3) * 88 - 88
    const y = Math.floor(index / 3) * 88 - 88
    const fill = grounds[(index + Math.floor(index / 3)) % 3] ?? grounds[0]
    return `<g transform="translate(${x} ${y}) scale(.62)"><use href="#q" fill="${fill}"/>${picture}</g>`
  })
  const square = `<g id="q">${box(-64, -64, 128, 128, 16, 'stroke="#e8b65b" stroke-width="4"')}${disc(0, 0, 54, 'fill="#120a08" opacity=".32"')}</g>`
  const frame = box(-140, -140, 280, 280, 18, 'fill="#2a110c" stroke="url(#a)" stroke-width="6"')
  return (
    `<defs>${paints(materials.gold, ['#f08a4a', '#b8241b'])}${square}</defs>` +
    sky('#e0762e', '#7d1f18', '#1d0b09', 50, 36) +
    `<g transform="translate(146 164) rotate(-7) scale(1.02)">${frame}${squares.join('')}</g>` +
    disc(222, 98, 76, 'fill="#120a08" opacity=".42"') +
    `<g transform="translate(222 92) rotate(18) scale(1.2)">${kite}</g>` +
    glint(262, 40, 14) +
    glint(44, 60, 9) +
    glint(120, 262, 8)
  )
}
