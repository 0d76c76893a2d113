import {
  box,
  disc,
  materials,
  motifs,
  oval,
  paints,
  path,
  placed,
  ringed,
  rounded,
  second,
  shell,
  stroke,
  type MaterialName,
} from '@saola/game-engines/art'
import type { GameFamily } from '@saola/protocol'
import { ball } from './scenes/draw-scenes.ts'
import { football } from './balls.ts'
import { card, die } from './playing-pieces.ts'

type Emblem = {
  picture: () => string
  ground: readonly [glow: string, edge: string]
  main: MaterialName
  second: MaterialName
}

const red = ['#a3301f', '#260d09'] as const
const green = ['#1f6a56', '#0a1a15'] as const
const bronze = ['#8a5a22', '#201208'] as const

const emblems = {
  LIVE: { picture: live, ground: green, main: 'gold', second: 'cinnabar' },
  RNG: { picture: () => placed(0, 2, 1.16, motifs.seven), ground: bronze, main: 'gold', second: 'cinnabar' },
  SPORTS: {
    picture: () => placed(0, 0, 1.16, football, -12),
    ground: green,
    main: 'gold',
    second: 'cinnabar',
  },
  ESPORTS: { picture: pad, ground: ['#3b3a4a', '#121118'], main: 'gold', second: 'cinnabar' },
  PVP: { picture: fan, ground: red, main: 'gold', second: 'jade' },
  FISH: {
    picture: () => placed(4, 0, 1.2, motifs.carp),
    ground: ['#12605f', '#08191b'],
    main: 'gold',
    second: 'cinnabar',
  },
  LOTT: {
    picture: () => ball(-26, 20, 34, 7, 1) + ball(32, 24, 30, 39, 2) + ball(2, -26, 38, 88, 0),
    ground: red,
    main: 'gold',
    second: 'jade',
  },
  ELOTT: { picture: digits, ground: bronze, main: 'gold', second: 'cinnabar' },
  COCKFIGHT: {
    picture: () => placed(0, 2, 1.26, motifs.rooster),
    ground: ['#7a2a1c', '#1d0b08'],
    main: 'gold',
    second: 'jade',
  },
  JACKPOT: { picture: pot, ground: red, main: 'gold', second: 'cinnabar' },
  BINGO: { picture: sheet, ground: green, main: 'gold', second: 'cinnabar' },
  MINI: {
    picture: () => placed(-18, 12, 1.1, die(5), -12) + placed(28, -22, 0.86, die(1), 16),
    ground: ['#4a2b33', '#150b0f'],
    main: 'gold',
    second: 'jade',
  },
} satisfies Record<GameFamily, Emblem>

/** The emblem of a family: a square SVG of 200, a lacquer medal with one thing on it. */
export function drawFamily(family: GameFamily): string {
  const { picture, ground, main, second: other } = emblems[family]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200" ${rounded}>` +
    `<defs>${paints(materials[main], materials[other])}<radialGradient id="g" cy=".34" r=".7"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></radialGradient></defs>` +
    disc(100, 100, 96, 'fill="url(#g)"') +
    disc(100, 100, 95, stroke('url(#a)', 3)) +
    disc(100, 100, 87, `${stroke('#e8b65b', 2)} stroke-dasharray="1 6" opacity=".7"`) +
    placed(100, 100, 1, picture()) +
    '</svg>'
  )
}

function live(): string {
  return (
    path('M-14-40L-62 56H62L14-40Z', 'fill="#f9e2a0" opacity=".22"') +
    oval(0, 42, 62, 24, 'fill="#1d6a52" stroke="url(#a)" stroke-width="4"') +
    placed(-20, 16, 0.62, card(1, 0), -12) +
    placed(20, 14, 0.62, card(0, 1), 12) +
    path('M0-84V-58', stroke('#e8b65b', 3)) +
    path('M-32-38Q-28-60 0-60T32-38Z', 'fill="url(#a)"') +
    oval(0, -38, 32, 5, shell)
  )
}

function fan(): string {
  return [-26, 0, 26]
    .map(
      (turn, index) =>
        `<g transform="translate(0 66) rotate(${turn}) translate(0 -72) scale(.98)">${card(index === 1 ? 0 : 1, [1, 0, 2][index] ?? 0)}</g>`,
    )
    .join('')
}

function pad(): string {
  return (
    path(
      'M-40-30H40C72-30 76 40 58 44C42 48 34 20 22 20H-22C-34 20-42 48-58 44C-76 40-72-30-40-30Z',
      'fill="url(#a)"',
    ) +
    path('M-36-16V12M-50-2H-22', stroke('#1c100c', 8)) +
    [
      [34, -14],
      [48, -1],
      [34, 12],
      [20, -1],
    ]
      .map(([x = 0, y = 0], index) => disc(x, y, 6, index % 2 === 0 ? 'fill="#c8382a"' : 'fill="#27745d"'))
      .join('')
  )
}

function digits(): string {
  return ['3', '8', '6']
    .map((digit, index) => {
      const x = index * 44 - 44
      return `${box(x - 20, -36, 40, 72, 7, 'fill="#170d09" stroke="url(#a)" stroke-width="3"')}<text x="${x}" y="17" font-size="48" font-weight="700" font-family="Georgia,serif" text-anchor="middle" fill="url(#a)">${digit}</text>`
    })
    .join('')
}

function pot(): string {
  const coins = [
    [-34, 5],
    [34, 5],
    [0, 8],
  ] as const
  const stack = coins
    .map(([x, height]) =>
      Array.from({ length: height }, (_, level) =>
        oval(x, 58 - level * 8, 24, 9, 'fill="#f0c561" stroke="#8a5518" stroke-width="1.6"'),
      ).join(''),
    )
    .join('')
  return `${ringed('r', 12, path('M0 0L-10-84H10Z', 'fill="#f9e2a0" opacity=".14"'))}${stack}${placed(0, -32, 0.84, motifs.crown)}`
}

function sheet(): string {
  const dabs = 'M-30-18h.1M0 6h.1M30 30h.1M30-18h.1M-30 30h.1'
  return (
    `<g transform="rotate(-7)">${box(-50, -56, 100, 112, 9, shell)}${path('M-50-36V-47Q-50-56-41-56H41Q50-56 50-47V-36Z', second)}` +
    `${path('M-50-6H50M-50 18H50M-16-36V56M16-36V56', stroke('#b79e78', 2))}${path(dabs, stroke('#c8382a', 18))}</g>`
  )
}
