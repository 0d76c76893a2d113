import { disc, main, motifs, path, placed, round, second, stroke } from '@saola/game-engines/art'
import type { Stage } from '../stage.ts'

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
