import {
  box,
  dark,
  disc,
  main,
  mirrored,
  motifs,
  oval,
  path,
  placed,
  ringed,
  second,
  shell,
  stroke,
} from '@saola/game-engines/art'
import type { Stage } from '../stage.ts'
import { card, die } from '../playing-pieces.ts'

const wheel =
  ringed(
    'slice',
    4,
    path('M0 0L-18-44A48 48 0 0 1 18-44Z', main) + path('M0 0L18-44A48 48 0 0 1 44-18Z', second),
  ) +
  disc(0, 0, 48, stroke('#f6ead2', 3)) +
  disc(0, 0, 10, shell) +
  path('M-7-56H7L0-38Z', 'fill="#d9452f"')
const egg =
  path('M0-46C22-46 36-8 36 14A36 34 0 0 1-36 14C-36-8-22-46 0-46Z', main) +
  path('M-36 8L-22-2L-10 12L4-4L16 12L26 0L36 10', stroke('#1c100c', 3)) +
  path('M-16-24Q-8-36 0-36', stroke('#f6ead2', 4))
const pegs =
  [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: row + 2 }, (_, index) =>
        disc((index - (row + 1) / 2) * 20, -32 + row * 19, 4, shell),
      ).join(''),
    )
    .join('') +
  disc(10, -48, 8, 'fill="#d9452f"') +
  [-36, -12, 12, 36].map((x, index) => box(x - 10, 36, 20, 14, 3, index % 2 === 0 ? main : second)).join('')
const fist =
  path(
    'M-26 40V6Q-40-2-34-16Q-28-24-20-18V-28Q-12-38-4-28Q2-38 12-30Q20-36 26-26Q36-28 36-14V14Q34 30 22 40Z',
    main,
  ) +
  path('M-4-28V-8M12-30V-8M26-26V-6M-20-18Q-14-4 2-2Q8 6-4 10', stroke('#1c100c', 3)) +
  box(-28, 40, 52, 10, 4, second)
const scratch =
  box(-36, -46, 72, 92, 6, second) +
  box(-27, -8, 54, 40, 4, shell) +
  path('M-22 22L-4-2M-12 26L12-4M4 26L22 4', stroke('#b79e78', 6)) +
  path('M-24-30H24M-24-20H8', stroke('#f6ead2', 4))
const rocket = `<g transform="rotate(38)">${path('M0-54C24-34 22 4 14 24H-14C-22 4-24-34 0-54Z', shell)}${path('M-17 2L-34 24L-13 22ZM17 2L34 24L13 22ZM-9-41Q0-58 9-41Z', 'fill="#d9452f"')}${disc(0, -16, 9, dark)}${disc(0, -16, 6, second)}${path('M-10 26Q0 64 10 26Z', main)}</g>`
const mine =
  ringed('spike', 8, path('M-6-28L0-48L6-28Z', main)) +
  disc(0, 0, 34, dark) +
  disc(0, 0, 34, stroke('url(#a)', 4)) +
  path('M-18-10Q-14-20-4-22', stroke('#f6ead2', 4)) +
  disc(0, 2, 8, 'fill="#d9452f"')
const highLow =
  path('M-22-46L-46-10H-32V30H-12V-10H2Z', 'fill="#3f9274"') +
  path('M24 48L48 12H34V-28H14V12H0Z', 'fill="#d9452f"')
const tiles =
  [-32, 0, 32]
    .map((x) =>
      [-32, 0, 32].map((y) => box(x - 14, y - 14, 28, 28, 5, (x + y) % 64 === 0 ? main : second)).join(''),
    )
    .join('') + placed(0, 0, 0.3, motifs.gem)
const road =
  path('M-18-48H18L46 48H-46Z', dark) +
  path('M0-44V48', `${stroke('#f6ead2', 4)} stroke-dasharray="12 10"`) +
  placed(0, 4, 0.62, motifs.rooster)
const balloon =
  mirrored(
    'balloon',
    path('M-.5-50C32-50 46-14 12 18H-.5Z', main) + path('M-.5-50C12-50 18-14 5 18H-.5Z', second),
  ) +
  path('M-10 20L-6 34M10 20L6 34', stroke('#f6ead2', 2)) +
  box(-10, 34, 20, 14, 3, 'fill="#a9701f"')

const emblems: readonly (readonly [RegExp, string])[] = [
  [/wheel/u, wheel],
  [/egg/u, egg],
  [/ball drop/u, pegs],
  [/coin/u, motifs.coin],
  [/rock paper/u, fist],
  [/dice/u, placed(-14, 10, 0.9, die(5), -12) + placed(22, -16, 0.72, die(3), 16)],
  [/card draw/u, placed(-14, 2, 0.9, card(0, 1), -14) + placed(16, 0, 0.9, card(1, 0), 12)],
  [/scratch/u, scratch],
  [/rocket/u, rocket],
  [/mine/u, mine],
  [/high low/u, highLow],
  [/flip/u, tiles],
  [/road/u, road],
  [/envelope/u, motifs.envelope],
  [/gourd/u, motifs.gourd],
  [/balloon/u, balloon],
]

/** Mini games: one bold emblem on a plain shape. */
export function miniScene({ random, palette, nameEn, subjects }: Stage): string {
  const name = nameEn.toLowerCase()
  const emblem = emblems.find(([pattern]) => pattern.test(name))?.[1] ?? motifs[subjects[0] ?? 'star']
  const turn = random.whole(0, 45)
  const shape = random.pick([
    disc(0, 0, 116, `fill="${palette.line}" opacity=".2"`) + disc(0, 0, 104, stroke(palette.line, 2)),
    `<g transform="rotate(${turn})">${box(-96, -96, 192, 192, 34, `fill="${palette.line}" opacity=".2"`)}${box(-86, -86, 172, 172, 28, stroke(palette.line, 2))}</g>`,
    ringed('lobe', 8, oval(0, -76, 40, 46, `fill="${palette.line}" opacity=".14"`)) +
      disc(0, 0, 84, `fill="${palette.ground}" opacity=".4"`),
    path('M0-124L108-62V62L0 124L-108 62V-62Z', `fill="${palette.line}" opacity=".2"`) +
      path('M0-108L94-54V54L0 108L-94 54V-54Z', stroke(palette.line, 2)),
  ])
  return placed(150, 150, 1, shape) + placed(150, 152, random.between(1.7, 1.95), emblem, random.whole(-6, 6))
}
