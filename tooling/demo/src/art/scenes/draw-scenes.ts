import {
  box,
  dark,
  disc,
  main,
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

const figures = 'font-family="Georgia,serif" font-weight="700" text-anchor="middle"'

/** Lottery: numbered balls out of the drum. */
export function lotteryScene({ random, palette }: Stage): string {
  const drum =
    disc(150, 128, 116, `fill="${palette.line}" opacity=".12"`) +
    disc(150, 128, 116, stroke(palette.line, 2)) +
    path('M70 128H230M150 48V208M93 71L207 185M207 71L93 185', `${stroke(palette.line, 1)} opacity=".35"`) +
    path('M96 232L70 296H230L204 232', `${stroke(palette.line, 3)} opacity=".5"`)
  const spots = [
    [150, 150, 44],
    [92, 112, 34],
    [206, 104, 36],
    [110, 200, 32],
    [196, 204, 34],
    [150, 76, 30],
  ] as const
  const balls = spots.map(([x, y, radius], index) =>
    ball(x + random.whole(-6, 6), y + random.whole(-6, 6), radius, random.whole(0, 99), index),
  )
  return drum + balls.toReversed().join('')
}

/** A numbered ball; `index` turns its colour. */
export function ball(x: number, y: number, radius: number, value: number, index: number): string {
  const paint =
    index % 3 === 0
      ? 'fill="url(#a)"'
      : (['fill="#c8382a"', 'fill="#27745d"', 'fill="url(#b)"'][index % 3] ?? main)
  return (
    disc(x, y, radius, paint) +
    disc(x, y, radius * 0.62, shell) +
    `<text x="${x}" y="${(y + radius * 0.25).toFixed(1)}" font-size="${Math.round(radius * 0.72)}" ${figures} fill="#1c100c">${String(value).padStart(2, '0')}</text>` +
    oval(x - radius * 0.4, y - radius * 0.62, radius * 0.24, radius * 0.12, 'fill="#fff" opacity=".7"')
  )
}

/** E-lottery: columns of falling digits behind the last draw. */
export function fastScene({ random, palette, nameEn }: Stage): string {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const falls = Array.from({ length: 7 }, () => row * 48 + random.whole(14, 40)).join(' ')
    const digits = random.whole(1_000_000, 9_999_999)
    return `<text x="24 66 108 150 192 234 276" y="${falls}" opacity=".${random.whole(18, 54)}">${digits}</text>`
  })
  const name = nameEn.toLowerCase()
  const rain = `<g font-size="34" ${figures} fill="${palette.line}">${rows.join('')}</g>`
  if (name.includes('race')) return rain + race(random.whole(0, 4))
  const count = name.includes('three') || name.includes('dice') || name.includes('big') ? 3 : 5
  const wide = count === 3 ? 76 : 50
  const cells = Array.from({ length: count }, (_, index) => {
    const x = 150 + (index - (count - 1) / 2) * (wide + 5)
    return (
      box(x - wide / 2, 104, wide, 92, 9, `fill="${palette.ground}" stroke="url(#a)" stroke-width="3"`) +
      `<text x="${x}" y="${count === 3 ? 172 : 166}" font-size="${count === 3 ? 64 : 46}" ${figures} fill="url(#a)">${random.whole(0, 9)}</text>` +
      path(`M${x - wide / 2 + 4} 150h${wide - 8}`, 'stroke="#1c100c" stroke-width="1.6"')
    )
  })
  return rain + cells.join('') + clock(random.whole(40, 300), palette.line)
}

function clock(turn: number, line: string): string {
  return placed(
    150,
    246,
    1,
    disc(0, 0, 25, dark) +
      disc(0, 0, 25, stroke(line, 3)) +
      `<g transform="rotate(${turn})">${path('M0 0V-17', stroke('#e8604a', 3))}</g>` +
      path('M0 0V-11', stroke('#f6ead2', 3)) +
      path('M-6-31H6', stroke(line, 4)),
  )
}

function race(lead: number): string {
  const cars = [0, 1, 2, 3, 4].map((lane) => {
    const x = 60 + ((lane * 53 + lead * 37) % 150)
    const y = 70 + lane * 42
    return (
      path(`M6 ${y + 26}H294`, 'stroke="#f6ead2" stroke-width="1.2" stroke-dasharray="10 8" opacity=".6"') +
      path(
        `M${x - 30} ${y + 14}Q${x - 24} ${y} ${x} ${y}L${x + 34} ${y + 12}V${y + 18}H${x - 30}Z`,
        lane % 2 === 0 ? main : second,
      ) +
      disc(x - 16, y + 18, 7, dark) +
      disc(x + 20, y + 18, 7, dark)
    )
  })
  return cars.join('')
}

/** Jackpot: a column of coins that the prize stands on. */
export function potScene({ random, palette, subjects }: Stage): string {
  const stacks = [
    [150, 12],
    [84, random.whole(5, 9)],
    [216, random.whole(5, 9)],
    [34, random.whole(2, 5)],
    [266, random.whole(2, 5)],
  ] as const
  const coin = `<g id="c">${oval(0, 5, 32, 11, 'fill="#8a5518"')}${oval(0, 0, 32, 11, 'fill="#f0c561" stroke="#8a5518"')}${oval(0, 0, 22, 7, stroke('#a9701f', 1.4))}</g>`
  const piles = stacks
    .toReversed()
    .map(([x, height]) =>
      Array.from(
        { length: height },
        (_, level) => `<use href="#c" x="${x + ((level * 7 + x) % 5) - 2}" y="${304 - level * 10}"/>`,
      ).join(''),
    )
  const burst = placed(150, 120, 1, ringed('r', 16, path('M0 0L-20-240H20Z', `fill="${palette.line}"`)))
  return (
    `<g opacity=".2">${burst}</g><defs>${coin}</defs>${piles.join('')}` +
    placed(150, 108, random.between(1.55, 1.75), motifs[subjects[0] ?? 'crown'])
  )
}

/** Bingo: a card with dabbed numbers. */
export function bingoScene({ random, palette, nameEn }: Stage): string {
  const wide = nameEn.includes('90') ? 6 : 5
  const cell = 216 / wide
  const turn = random.whole(-9, 9)
  let cells = ''
  let dabs = ''
  const line = random.whole(0, 4)
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const x = Math.round(column * cell - 108 + cell / 2)
      const y = row * 38 - 52
      if (row === line || random.chance(0.14)) dabs += `M${x} ${y}h.1`
      cells += `<tspan x="${x}" y="${y + 6}">${column * 15 + random.whole(1, 15)}</tspan>`
    }
  }
  const sheet =
    box(-116, -116, 232, 244, 12, shell) +
    path('M-116-76V-104Q-116-116-104-116H104Q116-116 116-104V-76Z', main) +
    `<text y="-86" font-size="28" letter-spacing="14" ${figures} fill="#1c100c">BINGO</text>`
  return (
    disc(150, 150, 140, `fill="${palette.line}" opacity=".14"`) +
    placed(
      150,
      146,
      0.98,
      sheet +
        path(dabs, stroke('#d9452f', 30)) +
        `<text font-size="17" ${figures} fill="#1c100c">${cells}</text>`,
      turn,
    )
  )
}
