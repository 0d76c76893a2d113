import { disc, path, placed, ringed, round, stroke } from '../../art/ink.ts'
import type { Palette } from '../../art/palette.ts'
import type { Seeded } from '../../seeded.ts'
import { skyOf } from './sky.ts'

/** What stands behind the reels of a drawn theme, in the colours of its tile. */
export function drawnScene(random: Seeded, palette: Palette): string {
  return skyOf(palette.glow, palette.ground, random.whole(30, 70)) + random.pick(scenes)(random, palette.line)
}

type Scene = (random: Seeded, line: string) => string

const scenes: readonly Scene[] = [rays, waves, ridges, clouds, drum]

function rays(random: Seeded, line: string): string {
  const count = random.pick([12, 16, 20])
  const half = round(((Math.PI * 360) / count) * 0.5)
  const beam = path(`M0 0L${-half}-360H${half}Z`, `fill="${line}"`)
  return `<g opacity=".13">${placed(200, 90, 1, ringed('beam', count, beam), random.whole(0, 20))}</g>`
}

function waves(random: Seeded, line: string): string {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 190 + row * 30
    const shift = random.whole(-40, 0)
    const crest = Array.from({ length: 9 }, () => 'q14-22 28 0t28 0').join('')
    return path(
      `M${shift} ${y}${crest}V300H${shift}Z`,
      `fill="${line}" opacity="${round(0.06 + row * 0.03, 2)}"`,
    )
  })
  return disc(random.whole(90, 310), 70, 40, `fill="${line}" opacity=".2"`) + rows.join('')
}

function ridges(random: Seeded, line: string): string {
  const rows = [0, 1, 2].map((row) => {
    let data = `M0 300V${190 + row * 26}`
    for (let x = 40; x <= 400; x += 40) data += `L${x} ${150 + row * 34 + random.whole(0, 46)}`
    return path(`${data}V300Z`, `fill="${line}" opacity="${round(0.08 + row * 0.05, 2)}"`)
  })
  return disc(random.whole(80, 320), 76, 46, `fill="${line}" opacity=".22"`) + rows.join('')
}

function clouds(random: Seeded, line: string): string {
  const puff = 'M0 0a16 16 0 0 1 22-16a22 22 0 0 1 40 2a14 14 0 0 1 14 24H12A13 13 0 0 1 0 0Z'
  const placedPuffs = Array.from({ length: 7 }, () =>
    placed(
      random.whole(-30, 350),
      random.whole(30, 280),
      random.between(0.8, 1.8),
      path(puff, stroke(line, 2)),
    ),
  )
  return `<g opacity=".28">${placedPuffs.join('')}</g>`
}

function drum(_: Seeded, line: string): string {
  return `<g opacity=".18">${placed(
    200,
    110,
    1,
    [150, 128, 96, 60].map((radius) => disc(0, 0, radius, stroke(line, 2))).join('') +
      disc(0, 0, 112, `${stroke(line, 12)} stroke-dasharray="3 9"`) +
      ringed('spike', 14, path('M-8-16L0-56L8-16Z', `fill="${line}"`)),
  )}</g>`
}
