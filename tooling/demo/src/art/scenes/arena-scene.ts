import { disc, motifs, path, placed, second, stroke } from '@saola/game-engines/art'
import { basketball, flag, football, glove } from '../balls.ts'
import type { Stage } from '../stage.ts'

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
