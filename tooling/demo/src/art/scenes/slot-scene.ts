import {
  box,
  disc,
  motifs,
  oval,
  path,
  placed,
  ringed,
  round,
  stroke,
  type MotifName,
} from '@saola/game-engines/art'
import type { Scene, Stage } from '../stage.ts'
import { branch, clouds, crystals, placeScene, ridges, waves } from './backdrops.ts'

const fallback: readonly MotifName[] = ['coin', 'lantern', 'lotus', 'drum', 'chest', 'lady', 'sun', 'star']
const fillers: readonly MotifName[] = ['seven', 'bolt', 'star', 'moon', 'ingot', 'melon', 'envelope', 'bell']

/** Slots: the subject of the name in its place, on reels, in a medallion, in a gate or on a folding screen. */
export function slotScene(stage: Stage): string {
  const [first, other] = stage.subjects
  if (first !== undefined && other !== undefined && first !== other) return couple(stage, first, other)
  const place = placeScene(stage.nameEn)
  const subject = first ?? stage.random.pick(fallback)
  const backdrop = place ?? stage.random.pick(backdrops)
  if (backdrop === reels) return reels({ ...stage, subjects: [subject] })
  const smaller = place ? 0.92 : 1
  return backdrop(stage) + hero(stage, subject, smaller)
}

const backdrops: readonly Scene[] = [
  rays,
  rays,
  reels,
  reels,
  gate,
  screen,
  medallion,
  medallion,
  ridges,
  waves,
  clouds,
  branch,
  crystals,
]

/** A shade under the motif lifts it off busy ground. */
function hero({ random, palette }: Stage, motif: MotifName, size: number): string {
  const scale = random.between(1.95, 2.2) * size
  const x = 150 + random.whole(-6, 6)
  const y = 152 + random.whole(-8, 8)
  return (
    oval(x, y + 4, 74 * size + 26, 74 * size + 26, `fill="${palette.ground}" opacity=".34"`) +
    placed(x, y, scale, motifs[motif], random.whole(-5, 5))
  )
}

function couple({ random, palette }: Stage, first: MotifName, other: MotifName): string {
  const rise = random.whole(30, 90)
  const style = random.whole(0, 2)
  const halves = path(`M0 0H300V${150 - rise}L0 ${150 + rise}Z`, `fill="${palette.line}" opacity=".2"`)
  const seamLine = path(
    `M-4 ${156 + rise}L304 ${144 - rise}M-4 ${150 + rise}L304 ${138 - rise}`,
    stroke(palette.line, 1.8),
  )
  const rings =
    disc(98, 100, 78, `fill="${palette.ground}" opacity=".5" stroke="${palette.line}"`) +
    disc(204, 204, 78, `fill="${palette.ground}" opacity=".5" stroke="${palette.line}"`)
  const ground = [halves + seamLine, rings, halves + rings][style] ?? halves
  const scale = random.between(1.3, 1.46)
  return (
    ground +
    placed(204, 206, scale, motifs[other], random.whole(-6, 6)) +
    placed(98, 100, scale, motifs[first], random.whole(-6, 6))
  )
}

function rays({ random, palette }: Stage): string {
  const count = random.pick([12, 16, 20, 24])
  const half = round(((Math.PI * 260) / count) * 0.5)
  const beam = path(`M0 0L${-half}-260H${half}Z`, `fill="${palette.line}"`)
  return (
    `<g opacity=".2">${placed(150, 150, 1, ringed('r', count, beam), random.whole(0, 20))}</g>` +
    disc(150, 150, random.whole(94, 112), stroke(palette.line, 1.6))
  )
}

function medallion({ random, palette }: Stage): string {
  const radius = random.whole(108, 124)
  const dash = random.pick(['1 9', '6 6', '2 4 8 4', '14 5'])
  return (
    disc(150, 150, radius, `fill="${palette.ground}" opacity=".55"`) +
    disc(150, 150, radius, stroke(palette.line, 2.4)) +
    disc(150, 150, radius - 8, `${stroke(palette.line, 5)} stroke-dasharray="${dash}" opacity=".7"`) +
    disc(150, 150, radius - 16, stroke(palette.line, 1))
  )
}

function gate({ random, palette }: Stage): string {
  const wide = random.whole(104, 122)
  const left = 150 - wide
  const right = 150 + wide
  const lantern = `<g id="gl">${path('M0-50V0', stroke(palette.line, 1.6))}${oval(0, 14, 12, 15, 'fill="#d9452f"')}${path('M-7 0h14M-7 28h14M0 28v12', stroke(palette.line, 3))}</g>`
  return (
    path(
      `M${left} 330V120Q${left} 22 150 22Q${right} 22 ${right} 120V330Z`,
      `fill="${palette.line}" opacity=".2"`,
    ) +
    path(
      `M${left} 330V120Q${left} 22 150 22Q${right} 22 ${right} 120V330M${left + 8} 330V122Q${left + 8} 31 150 31Q${right - 8} 31 ${right - 8} 122V330`,
      stroke(palette.line, 1.8),
    ) +
    `<g transform="translate(30 ${random.whole(40, 66)})">${lantern}</g><use href="#gl" x="270" y="${random.whole(40, 66)}"/>`
  )
}

function screen({ random, palette }: Stage): string {
  const panels = [18, 108, 198].map((x, index) => {
    const y = 26 + (index === 1 ? -8 : random.whole(0, 6))
    return (
      box(x, y, 84, 270, 3, `fill="${palette.line}" opacity="${index === 1 ? 0.24 : 0.14}"`) +
      box(x + 4, y + 4, 76, 262, 2, `${stroke(palette.line, 1.2)} opacity=".7"`)
    )
  })
  return panels.join('') + disc(150, 140, random.whole(64, 84), `fill="${palette.line}" opacity=".3"`)
}

/** Three reels; the middle row has stopped on the subject. */
function reels(stage: Stage): string {
  const { random, palette } = stage
  const subject = stage.subjects[0] ?? 'seven'
  // A symbol that came up in the winning row would carry its ids twice.
  const others = fillers.filter((filler) => filler !== subject)
  const upper = random.pick(others)
  const lower = random.pick(others.filter((filler) => filler !== upper))
  const columns = [64, 150, 236]
  const symbols =
    `<defs><g id="u">${motifs[upper]}</g><g id="v">${motifs[lower]}</g></defs>` +
    columns
      .map((x, index) => {
        const [top, bottom] = index % 2 === 0 ? ['u', 'v'] : ['v', 'u']
        return `<use href="#${top}" transform="translate(${x} 62) scale(.56)"/><use href="#${bottom}" transform="translate(${x} 246) scale(.56)"/>`
      })
      .join('')
  const frames = columns
    .map((x) =>
      box(x - 40, 20, 80, 268, 8, `fill="${palette.ground}" opacity=".72" stroke="${palette.line}"`),
    )
    .join('')
  const row = box(14, 96, 272, 112, 12, `fill="${palette.glow}" stroke="url(#a)" stroke-width="4"`)
  return `${frames}<g opacity=".5">${symbols}</g>${row}${placed(150, 152, random.between(1.62, 1.84), motifs[subject])}`
}
