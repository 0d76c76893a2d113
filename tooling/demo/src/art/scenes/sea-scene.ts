import { motifs, path, placed, stroke, type MotifName } from '@saola/game-engines/art'
import type { Stage } from '../stage.ts'

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

function row(y: number): string {
  return Array.from(
    { length: 7 },
    (_, index) => `M${index * 44 - 4} ${y}a22 22 0 0 1 44 0M${index * 44 + 4} ${y}a14 14 0 0 1 28 0`,
  ).join('')
}
