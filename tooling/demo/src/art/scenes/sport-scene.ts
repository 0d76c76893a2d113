import { oval, path, placed, stroke } from '@saola/game-engines/art'
import { ballOf } from '../balls.ts'
import type { Stage } from '../stage.ts'

/** Sports: pitch geometry in perspective, and the ball of the sport in flight. */
export function sportScene({ random, palette, nameEn }: Stage): string {
  const ball = ballOf(nameEn)
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
