import { box, dark, disc, main, oval, path, placed, ringed, round, second, shell, stroke } from '../ink.ts'
import { motifs } from '../motif-of.ts'
import type { Stage } from '../stage.ts'

const pips = [
  { sign: '♠', ink: '#1c100c' },
  { sign: '♥', ink: '#b8291f' },
  { sign: '♣', ink: '#1c100c' },
  { sign: '♦', ink: '#b8291f' },
] as const
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const

/** Live casino: a table under a lamp, with what is dealt on it. */
export function liveScene(stage: Stage): string {
  const { random, palette } = stage
  const felt = random.pick(['#1d6a52', '#8d2219', '#155045', '#6f1c1d', '#2b4a5e'])
  const lampX = 150 + random.whole(-16, 16)
  const cone = path(`M${lampX - 26} 62L20 330H280L${lampX + 26} 62Z`, 'fill="#f9e2a0" opacity=".16"')
  const lamp =
    path(`M${lampX} 0V34M${lampX - 8} 34h16`, stroke(palette.line, 3)) +
    path(`M${lampX - 40} 64Q${lampX - 34} 34 ${lampX} 34T${lampX + 40} 64Z`, main) +
    oval(lampX, 64, 40, 6, shell)
  const table =
    oval(150, 236, 152, 82, `fill="${felt}" stroke="url(#a)" stroke-width="7"`) +
    oval(150, 236, 124, 62, stroke('#f6ead2', 1.2))
  return cone + table + props(stage) + lamp + chips(stage)
}

function props({ random, palette, nameEn, subjects }: Stage): string {
  const name = nameEn.toLowerCase()
  const [first = 'coin'] = subjects
  if (name.includes('dragon tiger'))
    return placed(86, 170, 1.05, motifs.dragon) + placed(214, 170, 1.05, motifs.tiger)
  if (/roulette|wheel/u.test(name)) return placed(150, 192, 1, wheel(random.whole(0, 40)))
  if (/big small/u.test(name))
    return (
      placed(104, 196, 1.15, die(random.whole(1, 6)), -14) +
      placed(176, 164, 1.05, die(random.whole(1, 6)), 18) +
      placed(206, 224, 1.1, die(random.whole(1, 6)), 4)
    )
  if (/bowl|fan tan/u.test(name)) return bowl(palette.line, random.whole(2, 4))
  if (/gourd/u.test(name))
    return (
      placed(92, 186, 0.95, motifs.gourd, -8) +
      placed(160, 168, 0.9, motifs.rooster) +
      placed(216, 204, 0.9, motifs.carp)
    )
  if (/bull/u.test(name)) return placed(150, 160, 1.3, motifs.buffalo)
  const count = /three/u.test(name) ? 3 : 2
  const hands = Array.from({ length: count }, (_, index) =>
    placed(
      150 + (index - (count - 1) / 2) * 74,
      186 + random.whole(-6, 6),
      1,
      card(random.whole(0, 3), random.whole(0, 7)),
      (index - (count - 1) / 2) * 16 + random.whole(-5, 5),
    ),
  )
  return hands.join('') + (first === 'coin' ? '' : placed(150, 110, 0.6, motifs[first]))
}

function chips({ random }: Stage): string {
  const pile = (x: number, y: number, height: number, paint: string): string =>
    Array.from({ length: height }, (_, level) =>
      oval(x, y - level * 6, 19, 8, `${paint} stroke="#1c100c"`),
    ).join('') + oval(x, y - height * 6 + 6, 9, 3.6, shell)
  return (
    pile(random.whole(50, 80), 268, random.whole(2, 6), second) +
    pile(random.whole(220, 250), 268, random.whole(1, 6), main)
  )
}

/** A playing card of 60 by 84 around the origin. */
export function card(suit: number, rank: number): string {
  const { sign, ink } = pips[suit % 4] ?? pips[0]
  return (
    box(-32, -46, 64, 92, 7, 'fill="#f8efdd" stroke="#1c100c"') +
    `<text x="-26" y="-24" font-size="22" font-weight="800" font-family="Georgia,serif" fill="${ink}">${ranks[rank % 8] ?? 'A'}</text>` +
    `<text y="26" font-size="50" text-anchor="middle" font-family="serif" fill="${ink}">${sign}</text>`
  )
}

/** A die seen from above, 56 wide around the origin. */
export function die(value: number): string {
  const spots = [
    [[0, 0]],
    [
      [-13, -13],
      [13, 13],
    ],
    [
      [-14, -14],
      [0, 0],
      [14, 14],
    ],
    [
      [-13, -13],
      [13, -13],
      [-13, 13],
      [13, 13],
    ],
    [
      [-14, -14],
      [14, -14],
      [0, 0],
      [-14, 14],
      [14, 14],
    ],
    [
      [-13, -15],
      [13, -15],
      [-13, 0],
      [13, 0],
      [-13, 15],
      [13, 15],
    ],
  ][value - 1] ?? [[0, 0]]
  const ink = value === 1 || value === 4 ? 'fill="#b8291f"' : dark
  return (
    box(-26, -24, 56, 56, 10, 'fill="#8d7650"') +
    box(-28, -28, 56, 56, 10, shell) +
    spots.map(([x = 0, y = 0]) => disc(x, y, value === 1 ? 9 : 5.4, ink)).join('')
  )
}

function wheel(turn: number): string {
  const pocket = path('M0 0L-11-82A83 83 0 0 1 11-82Z', 'fill="#b8291f"')
  return `<g transform="scale(1 .72)">${disc(0, 0, 100, main)}${disc(0, 0, 88, dark)}<g transform="rotate(${turn})">${ringed('p', 12, pocket)}</g>${disc(0, 0, 50, main)}${disc(0, 0, 43, second)}${ringed('q', 4, path('M-3 0V-44H3V0Z', shell))}${disc(0, 0, 12, main)}</g>${disc(52, -34, 7, shell)}`
}

function bowl(line: string, reds: number): string {
  const coins = [0, 1, 2, 3]
    .map((index) =>
      disc(
        96 + index * 36,
        236 + (index % 2) * 16,
        14,
        index < reds
          ? 'fill="#c8382a" stroke="#f6ead2" stroke-width="2"'
          : 'fill="#f6ead2" stroke="#b79e78" stroke-width="2"',
      ),
    )
    .join('')
  return (
    coins +
    path('M70 190Q84 96 150 96T230 190Q150 214 70 190Z', main) +
    oval(150, 98, 26, 8, second) +
    path('M84 172Q150 196 216 172', stroke(line, 3)) +
    path('M104 140Q150 156 196 140', stroke('#1c100c', 1.6))
  )
}

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

function board(turn: number, line: string): string {
  const lines = Array.from(
    { length: 5 },
    (_, index) => `M50 ${60 + index * 50}H250M${50 + index * 50} 60V260`,
  ).join('')
  const signs = ['帥', '將', '車', '馬', '炮', '象']
  const spots = [
    [100, 110],
    [200, 110],
    [150, 160],
    [100, 210],
    [200, 210],
  ].map(([x = 0, y = 0], index) => {
    const red = (index + turn) % 2 === 0
    const ink = red ? '#b8291f' : '#1c100c'
    return `${disc(x, y + 3, 25, 'fill="#5c3a20"')}${disc(x, y, 25, shell)}${disc(x, y, 20, stroke(ink, 1.4))}<text x="${x}" y="${y + 10}" font-size="27" text-anchor="middle" fill="${ink}">${signs[(index + turn) % 6] ?? ''}</text>`
  })
  return `<g opacity=".6">${path(lines, stroke(line, 1.4))}${path('M100 60L200 160M200 60L100 160', stroke(line, 1))}</g>${spots.join('')}`
}

function blocks(kind: number): string {
  const tile = (x: number, y: number, face: string, turn: number): string =>
    placed(x, y, 1, box(-32, -40, 70, 94, 8, 'fill="#27745d"') + box(-36, -46, 70, 92, 8, shell) + face, turn)
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
