import { box, disc, motifs, path, placed, ringed, round, shell, stroke } from '@saola/game-engines/art'
import { card } from '../playing-pieces.ts'
import type { Stage } from '../stage.ts'

/** Cards and board rooms: a fan of cards, or the pieces of the game. */
export function cardScene({ random, palette, nameEn }: Stage): string {
  const name = nameEn.toLowerCase()
  const glow =
    disc(150, 150, 122, `fill="${palette.line}" opacity=".14"`) +
    disc(
      150,
      150,
      128,
      `${stroke(palette.line, 1.4)} stroke-dasharray="${random.pick(['2 8', '10 6', '1 5'])}"`,
    )
  if (name.includes('chess')) return glow + board(random.whole(0, 3), palette.line)
  if (name.includes('mahjong') || name.includes('chan') || name.includes('to tom'))
    return glow + blocks(random.whole(0, 2))
  const count = name.includes('three') || name.includes('lieng') || name.includes('nine') ? 3 : 5
  const start = random.whole(0, 7)
  const step = count === 3 ? 22 : 17
  const cards = Array.from({ length: count }, (_, index) => {
    const turn = (index - (count - 1) / 2) * step
    return `<g transform="translate(150 260) rotate(${turn}) translate(0 -112) scale(1.3)">${card(random.whole(0, 3), start + index)}</g>`
  })
  return (
    glow +
    cards.join('') +
    placed(150, 268, 0.5, motifs[random.pick(['coin', 'crown', 'lotus', 'star', 'gem'] as const)])
  )
}

const spots = [
  [96, 106],
  [204, 106],
  [150, 160],
  [96, 214],
  [204, 214],
] as const

function board(turn: number, line: string): string {
  const lines = Array.from(
    { length: 5 },
    (_, index) => `M50 ${60 + index * 50}H250M${50 + index * 50} 60V260`,
  ).join('')
  const pieces = (['crown', 'horse', 'elephant', 'sword', 'star'] as const).map((piece, index) => {
    const [x, y] = spots[(index + turn) % spots.length] ?? [150, 160]
    const ring = disc(x, y + 4, 30, 'fill="#5c3a20"') + disc(x, y, 30, shell)
    return (
      ring +
      disc(x, y, 26, stroke(index % 2 === 0 ? '#b8291f' : '#27745d', 1.6)) +
      placed(x, y, 0.4, motifs[piece])
    )
  })
  return `<g opacity=".6">${path(lines, stroke(line, 1.4))}${path('M100 60L200 160M200 60L100 160', stroke(line, 1))}</g>${pieces.join('')}`
}

function blocks(kind: number): string {
  const circles = ringed('mj', 6, disc(0, -24, 8, 'fill="#27745d"')) + disc(0, 0, 10, 'fill="#b8291f"')
  const sticks = [-16, 0, 16]
    .map(
      (x) =>
        box(x - 4, -34, 8, 30, 4, 'fill="#27745d"') +
        box(x - 4, 4, 8, 30, 4, x === 0 ? 'fill="#b8291f"' : 'fill="#27745d"'),
    )
    .join('')
  const flower = placed(0, 0, 0.56, motifs.blossom)
  const faces = [circles, sticks, flower]
  return (
    tile(84, 176, faces[kind % 3] ?? circles, -14) +
    tile(218, 180, faces[(kind + 1) % 3] ?? sticks, 14) +
    tile(150, 148, faces[(kind + 2) % 3] ?? flower, round(kind * 3 - 3))
  )
}

function tile(x: number, y: number, face: string, turn: number): string {
  return placed(
    x,
    y,
    1,
    box(-32, -40, 70, 94, 8, 'fill="#27745d"') + box(-36, -46, 70, 92, 8, shell) + face,
    turn,
  )
}
