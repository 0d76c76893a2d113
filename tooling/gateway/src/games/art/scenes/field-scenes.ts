import { box, dark, disc, main, oval, path, placed, ringed, round, second, shell, stroke } from '../ink.ts'
import { motifs, type MotifName } from '../motif-of.ts'
import type { Stage } from '../stage.ts'

/** A football, 92 across. */
export const football =
  disc(0, 0, 46, shell) +
  path('M0-18L17-6L11 15H-11L-17-6Z', dark) +
  ringed(
    'panel',
    5,
    path('M-10-44L0-38L10-44L6-46H-6ZM0-38V-18', 'fill="#1c100c" stroke="#1c100c" stroke-width="2.4"'),
  ) +
  path('M-46 0A46 46 0 0 0 46 0Q30 34 0 36T-46 0Z', 'fill="#1c100c" opacity=".2"')
const basketball =
  disc(0, 0, 46, 'fill="#d9722c"') +
  path('M0-46V46M-46 0H46M-32-33Q-4 0-32 33M32-33Q4 0 32 33', stroke('#1c100c', 3))
const tennis =
  disc(0, 0, 44, 'fill="#d7d95a"') + path('M-34-28Q-4 0-34 28M34-28Q4 0 34 28', stroke('#f6ead2', 4))
const shuttle =
  path('M-28-44L28-44L14 18H-14Z', shell) +
  path('M-14-44L-6 18M0-44V18M14-44L6 18M-24-22H24', stroke('#1c100c', 1.6)) +
  path('M-16 18H16Q16 46 0 46T-16 18Z', second)
const glove =
  path('M-26 34V6C-44-4-34-24-24-20C-30-50 30-52 36-18C40 6 26 16 24 34Z', 'fill="#c8382a"') +
  box(-30, 32, 58, 16, 5, shell) +
  path('M-24-20Q-8-24-6-4Q-14 6-26 6', stroke('#1c100c', 2.6))
const flag =
  box(-46, -34, 92, 62, 4, shell) +
  path(
    'M-46-34h23v21h-23zM0-34h23v21h-23zM-23-13h23v20h-23zM23-13h23v20h-23zM-46 7h23v21h-23zM0 7h23v21h-23z',
    dark,
  )
const cue =
  disc(0, 0, 42, dark) +
  disc(0, -4, 20, shell) +
  '<text y="8" font-size="32" font-weight="800" text-anchor="middle" font-family="Georgia,serif">8</text>' +
  path('M-30-18Q-22-32-8-36', stroke('#f6ead2', 3))
const bat = `<g transform="rotate(-36)">${path('M-5 46V4C-30-6-26-48 0-48S30-6 5 4V46Z', 'fill="#c8382a"')}${box(-6, 6, 12, 42, 4, main)}</g>${disc(30, 28, 11, shell)}`
const puck =
  path('M-40-46L10 34H34V44H2L-50-40Z', main) +
  oval(30, 20, 20, 8, dark) +
  path('M10 20V30A20 8 0 0 0 50 30V20', dark)
const golf =
  disc(0, 20, 22, shell) +
  path('M8-50V34', stroke('#f6ead2', 3)) +
  path('M8-50L46-36L8-22Z', 'fill="#c8382a"') +
  path('M-8 14h.1M0 22h.1M8 12h.1M-2 8h.1', stroke('#b79e78', 4))

const bySport: readonly (readonly [RegExp, string])[] = [
  [/basketball/u, basketball],
  [/table tennis/u, bat],
  [/tennis/u, tennis],
  [/badminton/u, shuttle],
  [/boxing|martial/u, glove],
  [/motor|sim racing/u, flag],
  [/billiards/u, cue],
  [
    /baseball/u,
    disc(0, 0, 44, shell) +
      path('M-34-28Q-8 0-34 28M34-28Q8 0 34 28', `${stroke('#c8382a', 4)} stroke-dasharray="3 7"`),
  ],
  [/hockey/u, puck],
  [/golf/u, golf],
  [/horse/u, motifs.horse],
  [/greyhound/u, motifs.wolf],
  [
    /volleyball/u,
    disc(0, 0, 45, main) +
      path(
        'M0 0Q-30-20-20-42M0 0Q34-14 40 20M0 0Q-4 34-38 24M-6-8Q-30-36 4-46M4-4Q40-34 44-2M-2 8Q-4 40-40 8',
        stroke('#1c100c', 2.6),
      ),
  ],
]

/** Sports: pitch geometry in perspective, and the ball of the sport in flight. */
export function sportScene({ random, palette, nameEn }: Stage): string {
  const name = nameEn.toLowerCase()
  const ball = bySport.find(([pattern]) => pattern.test(name))?.[1] ?? football
  const lean = random.whole(-34, 34)
  const far = 116 + random.whole(-8, 12)
  const pitch =
    path(`M${72 + lean} ${far}H${228 + lean}L340 330H-40Z`, 'fill="#1d6a52" opacity=".8"') +
    path(
      `M${72 + lean} ${far}H${228 + lean}L340 330H-40ZM${48 + lean * 0.8} ${far + 46}H${252 + lean * 0.8}M${110 + lean} ${far}L${104 + lean} ${far + 18}H${196 + lean}L${190 + lean} ${far}`,
      stroke('#f6ead2', 1.8),
    ) +
    oval(150 + lean * 0.8, far + 46, 38, 13, stroke('#f6ead2', 1.8))
  const lights = [46, 254]
    .map(
      (x) =>
        path(`M${x} 22L${x - 60} ${far + 60}H${x + 60}Z`, 'fill="#f9e2a0" opacity=".12"') +
        path(`M${x - 16} 18h.1M${x} 18h.1M${x + 16} 18h.1`, stroke('#f9e2a0', 9)),
    )
    .join('')
  const trail = [1, 2, 3]
    .map((step) =>
      path(
        `M${150 - step * 26} ${270 - step * 8}Q${80 - step * 6} 220 ${60 - step * 8} ${130 + step * 14}`,
        stroke(palette.line, 4 - step),
      ),
    )
    .join('')
  return (
    pitch +
    lights +
    `<g opacity=".7">${trail}</g>` +
    placed(
      166 + random.whole(-14, 14),
      184 + random.whole(-10, 12),
      random.between(1.35, 1.6),
      ball,
      random.whole(-20, 20),
    )
  )
}

/** E-sports: an isometric arena with lit edges and what is fought for. */
export function arenaScene({ random, palette, nameEn }: Stage): string {
  const slab = (y: number, half: number, height: number, paint: string): string =>
    path(
      `M150 ${y - half / 2}L${150 + half} ${y}L150 ${y + half / 2}L${150 - half} ${y}Z`,
      `${paint} stroke="${palette.line}" stroke-width="1.6"`,
    ) +
    path(
      `M${150 - half} ${y}L150 ${y + half / 2}V${y + half / 2 + height}L${150 - half} ${y + height}Z`,
      `fill="${palette.ground}" stroke="${palette.line}"`,
    ) +
    path(
      `M${150 + half} ${y}L150 ${y + half / 2}V${y + half / 2 + height}L${150 + half} ${y + height}Z`,
      `fill="${palette.glow}" stroke="${palette.line}"`,
    )
  const grid = Array.from({ length: 5 }, (_, index) => {
    const shift = (index + 1) * 22
    return `M${18 + shift} ${224 - shift / 2}l132 66M${282 - shift} ${224 - shift / 2}l-132 66`
  }).join('')
  const towers = [
    [56, 224],
    [244, 224],
    [150, 176],
  ].map(([x = 0, foot = 0]) => {
    const height = random.whole(60, 130)
    return (
      path(
        `M${x - 13} ${foot}V${foot - height}l13-7l13 7V${foot}l-13 7Z`,
        `fill="${palette.ground}" stroke="${palette.line}" stroke-width="1.4"`,
      ) +
      path(
        `M${x} ${foot - height + 12}V${foot - 8}`,
        stroke(random.pick(['#e8604a', '#93d6b8', '#f9e2a0']), 4),
      )
    )
  })
  const name = nameEn.toLowerCase()
  const prize: readonly (readonly [RegExp, string])[] = [
    [/football/u, football],
    [/basketball/u, basketball],
    [/racing/u, flag],
    [/chess/u, motifs.crown],
    [
      /shooter/u,
      disc(0, 0, 34, stroke('#e8604a', 5)) +
        path('M0-48V-18M0 48V18M-48 0H-18M48 0H18', stroke('#f6ead2', 5)) +
        disc(0, 0, 5, 'fill="#e8604a"'),
    ],
    [/card/u, motifs.book],
    [/fighting/u, glove],
    [/royale/u, motifs.chest],
    [/strategy/u, motifs.general],
  ]
  const fought = prize.find(([pattern]) => pattern.test(name))?.[1] ?? motifs.sword
  return (
    slab(236, 136, 22, 'fill="url(#g)"') +
    path(grid, `${stroke(palette.line, 1)} opacity=".5"`) +
    towers.join('') +
    slab(214, 62, 14, second) +
    path('M112 214L84 20H216L188 214Z', 'fill="#f9e2a0" opacity=".13"') +
    placed(150, 136, random.between(1.2, 1.4), fought, random.whole(-8, 8))
  )
}

/** Cockfight: fans of tail feathers, and the bird. */
export function ringScene({ random, palette }: Stage): string {
  const count = random.pick([11, 13, 15])
  const feather = (id: string, paint: string): string =>
    `<g id="${id}">${path('M0 0Q26-70 4-176Q-24-80 0 0Z', paint)}${path('M0-10Q6-90 3-160', stroke(palette.ground, 1.4))}</g>`
  const fan = Array.from({ length: count }, (_, index) => {
    const turn = round((index - (count - 1) / 2) * (210 / count))
    return `<use href="#${index % 2 === 0 ? 'm' : 'n'}" transform="rotate(${turn})"/>`
  })
  return (
    `<defs>${feather('m', main)}${feather('n', second)}</defs><g opacity=".82" transform="translate(150 218)">${fan.join('')}</g>` +
    disc(150, 172, 84, `fill="${palette.ground}" opacity=".82" stroke="${palette.line}" stroke-width="2"`) +
    placed(
      154,
      168,
      random.between(1.4, 1.55),
      `<g transform="scale(${random.pick([1, -1])} 1)">${motifs.rooster}</g>`,
    )
  )
}

/** Fishing: scale waves, bubbles and the catch. */
export function seaScene({ random, palette, subjects }: Stage): string {
  const catches: readonly MotifName[] = [
    'carp',
    'shark',
    'turtle',
    'whale',
    'octopus',
    'dragon',
    'pearl',
    'chest',
  ]
  const row = (y: number): string =>
    Array.from(
      { length: 7 },
      (_, index) => `M${index * 44 - 4} ${y}a22 22 0 0 1 44 0M${index * 44 + 4} ${y}a14 14 0 0 1 28 0`,
    ).join('')
  const scales =
    `<g fill="#0e3a3c" stroke="${palette.line}" stroke-width="1.4">` +
    `<path id="sc" d="${row(236)}"/><use href="#sc" x="-22" y="20"/><use href="#sc" y="40"/><use href="#sc" x="-22" y="60"/></g>`
  const bubbles = Array.from({ length: 12 }, () => {
    const radius = random.whole(2, 9)
    return `M${random.whole(14, 286)} ${random.whole(14, 220)}a${radius} ${radius} 0 1 0 .1 0`
  }).join('')
  const light = [60, 130, 220]
    .map((x) =>
      path(
        `M${x} 0L${x + random.whole(-70, 10)} 260h${random.whole(24, 46)}L${x + 20} 0Z`,
        'fill="#bfe6d6" opacity=".1"',
      ),
    )
    .join('')
  const weed = [22, 276]
    .map((x) =>
      path(
        `M${x} 320C${x - 30} 270 ${x + 30} 240 ${x} 190S${x + 16} 130 ${x - 4} ${random.whole(90, 120)}`,
        stroke('#2f7f65', 9),
      ),
    )
    .join('')
  return (
    '<path d="M0 0H300V400H0Z" fill="#0d4a4c" opacity=".62"/>' +
    light +
    weed +
    path(bubbles, `${stroke('#bfe6d6', 1.4)} opacity=".8"`) +
    placed(
      150,
      142,
      random.between(1.9, 2.15),
      motifs[subjects[0] ?? random.pick(catches)],
      random.whole(-8, 8),
    ) +
    scales
  )
}
