import { disc, materials, paints, path, stroke } from '@saola/game-engines/art'
import { glint, sky } from './sky.ts'

/** Each storey, from the ground up: half width, foot, and which of its three doors shines. */
const storeys = [
  [86, 318, 1],
  [72, 266, 0],
  [59, 217, 2],
  [47, 171, 1],
  [36, 128, 0],
] as const

/** Tower: a pagoda climbed door by door, seen from its foot. */
export function tower(): string {
  const moon =
    disc(150, 112, 104, 'fill="#e8604a" opacity=".28"') +
    disc(150, 112, 84, 'fill="#f0a04e" opacity=".4"') +
    disc(150, 112, 64, 'fill="#ffe0a0" opacity=".7"')
  const levels = storeys.map(([half, foot, lit]) => storey(half, foot, lit)).join('')
  const roof =
    path('M94 88Q132 78 150 42Q168 78 206 88L196 94H104Z', 'fill="url(#b)"') +
    path('M88 84Q132 78 150 42Q168 78 212 84', stroke('url(#a)', 3.4)) +
    path('M150 42V14M144 30H156M146 22H154', stroke('url(#a)', 3)) +
    disc(150, 12, 6, 'fill="#fff0b8"')
  const cloud =
    'M0 20a16 16 0 0 1 24-16a24 24 0 0 1 42-2a20 20 0 0 1 26 18h20a8 8 0 0 1 0 14H-14a7 7 0 0 1 0-14z'
  const clouds = (
    [
      [-34, 60, 1],
      [214, 96, 0.9],
      [-26, 190, 1.1],
      [232, 226, 1.1],
      [20, 282, 1.2],
      [190, 292, 1.2],
    ] as const
  )
    .map(([x, y, scale]) => `<use href="#cl" transform="translate(${x} ${y}) scale(${scale})"/>`)
    .join('')
  return (
    `<defs>${paints(materials.gold, materials.cinnabar)}<g id="cl" stroke="#e8b65b" stroke-width="2">${path(`${cloud}M16 20a9 9 0 0 1 17-5M54 20a10 10 0 0 1 20-4`, 'fill="#3d1416"')}</g></defs>` +
    sky('#b83a22', '#4d1314', '#140708', 50, 26) +
    moon +
    path('M30 30h.1M66 66h.1M262 40h.1M284 130h.1M18 130h.1M240 150h.1M52 160h.1', stroke('#ffe9b8', 3)) +
    levels +
    roof +
    clouds +
    glint(150, 12, 16) +
    glint(96, 236, 8)
  )
}

function storey(half: number, foot: number, lit: number): string {
  const wall = half * 0.78
  const height = half * 0.5 + 4
  const top = foot - height
  const doors = [-1, 0, 1].map((side) => {
    const width = wall * 0.4
    const x = 150 + side * wall * 0.62 - width / 2
    return `M${x.toFixed(1)} ${foot}v${(-height * 0.62).toFixed(1)}q${(width / 2).toFixed(1)} ${(-height * 0.3).toFixed(1)} ${width.toFixed(1)} 0V${foot}z`
  })
  const left = 150 - half
  const right = 150 + half
  const eave = foot + 9
  return (
    path(`M${150 - wall} ${foot}V${top}H${150 + wall}V${foot}Z`, 'fill="#5e1712"') +
    path(doors.join(''), 'fill="#1a0b09" stroke="#c3832b" stroke-width="1.4"') +
    path(doors[lit] ?? '', 'fill="#fff0b0" stroke="#ffc24d" stroke-width="3"') +
    path(
      `M${left - 14} ${foot - 4}Q${left + 10} ${foot + 4} ${150 - wall} ${foot - 2}H${150 + wall}Q${right - 10} ${foot + 4} ${right + 14} ${foot - 4}Q${right} ${eave + 4} ${right - 14} ${eave}H${left + 14}Q${left} ${eave + 4} ${left - 14} ${foot - 4}Z`,
      'fill="url(#b)" stroke="url(#a)" stroke-width="2"',
    ) +
    path(`M${left - 12} ${foot - 2}v10M${right + 12} ${foot - 2}v10`, stroke('#f9e2a0', 3))
  )
}
