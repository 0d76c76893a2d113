import { box, materials, motifs, paints, path, ringed, stroke } from '@saola/game-engines/art'
import { glint, sky } from './sky.ts'

const spade =
  'M0-84C30-44 76-28 76 12C76 46 34 58 12 34Q14 62 32 74H-32Q-14 62-12 34C-34 58-76 46-76 12C-76-28-30-44 0-84Z'
const heart = 'M0 40C-50 8-44-34-20-34Q-6-34 0-20Q6-34 20-34C44-34 50 8 0 40Z'
const diamond = 'M0-42L32 0L0 42L-32 0Z'

/** Wild Ace: three aces thrown on fire, the wolf looking out of the spade. */
export function wildAce(): string {
  const fire =
    path(
      'M-10 400C6 250-4 190 34 120C40 160 60 160 58 110C78 140 76 70 104 26C108 74 132 70 138 20C150 60 176 50 182 10C190 66 214 64 212 34C236 90 232 130 246 116C256 140 250 170 268 150C296 210 288 270 312 400H-10Z',
      'fill="#d1421f"',
    ) +
    path(
      'M16 400C26 260 36 250 48 190C60 214 76 190 84 130C98 160 110 120 122 80C130 130 156 120 164 74C178 110 196 120 204 96C214 150 236 160 236 190C252 230 276 270 286 400Z',
      'fill="#f08a2c"',
    ) +
    path(
      'M50 400C60 270 82 260 96 200C112 230 128 190 150 150C160 200 188 200 196 180C216 230 240 270 250 400Z',
      'fill="#ffd36b"',
    )
  const red = index('#b8241b', heart) + path(heart, 'fill="url(#b)" transform="scale(1.6)"')
  const green = index('#1d6a52', diamond) + path(diamond, 'fill="#2f8a6e" transform="scale(1.5)"')
  const black =
    index('#1a0d0a', spade) +
    `<g transform="translate(0 14)">${path(spade, 'fill="#1a0d0a"')}${path(spade, `${stroke('url(#a)', 4)}`)}<g transform="translate(0 2) scale(.84)">${motifs.wolf}</g></g>`
  const spark = ringed('k', 10, path('M0-150L3-172L-3-172Z', 'fill="#ffe9a8"'))
  return (
    `<defs>${paints(materials.gold, materials.cinnabar)}</defs>` +
    sky('#7a1f14', '#3a0f0c', '#140706', 50, 50) +
    fire +
    `<g transform="translate(150 170)">${spark}</g>` +
    ace(-20, 92, 178, red) +
    ace(20, 210, 178, green) +
    ace(-2, 150, 160, black) +
    glint(206, 74, 13) +
    glint(84, 250, 9)
  )
}

function ace(turn: number, x: number, y: number, mark: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${box(-76, -106, 152, 212, 14, 'fill="#f8efdd" stroke="#2a120c" stroke-width="3"')}${box(-68, -98, 136, 196, 9, stroke('#c3832b', 1.6))}${mark}</g>`
}

function index(ink: string, shape: string): string {
  return `<text x="-60" y="-66" font-size="38" font-weight="700" font-family="Georgia,serif" fill="${ink}">A</text><g transform="translate(-48 -42) scale(.34)">${path(shape, `fill="${ink}"`)}</g>`
}
