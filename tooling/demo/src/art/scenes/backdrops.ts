import { disc, path, placed, ringed, round, stroke } from '@saola/game-engines/art'
import type { Scene, Stage } from '../stage.ts'

/** Layered ridges under a risen disc. */
export function ridges({ random, palette }: Stage): string {
  const layers = [0.35, 0.6, 1].map((depth, index) => {
    const top = 150 + index * 45
    let line = `M0 ${top + random.whole(0, 40)}`
    for (let x = 0; x < 300; x += 50) {
      line += `L${x + random.whole(15, 30)} ${top - random.whole(10, 70)}L${x + 50} ${top + random.whole(0, 40)}`
    }
    return path(`${line}V400H0Z`, `fill="${palette.ground}" opacity="${depth}"`)
  })
  return moonDisc(150, random.whole(110, 140), random.whole(84, 104), palette.line) + layers.join('')
}

/** Bamboo stalks with knots and leaves. */
export function bamboo({ random }: Stage): string {
  const stalks = [20, 62, 238, 282].map((x, index) => {
    const shift = x + random.whole(-14, 14)
    const knots = Array.from({ length: 6 }, (_, knot) => `M${shift - 8} ${knot * 64 + index * 9}h16`).join('')
    const leafY = random.whole(40, 200)
    const side = x < 150 ? 1 : -1
    const leaf = `M${shift} ${leafY}q${28 * side}-16 ${54 * side} 14q${-34 * side} 6 ${-54 * side}-14q${12 * side} 26 ${36 * side} 48q${-32 * side}-16 ${-36 * side}-48`
    return (
      path(`M${shift} 0V400`, stroke('#2f7f65', 13)) +
      path(knots, stroke('#12382d', 3)) +
      path(leaf, 'fill="#4a9c7d"')
    )
  })
  return `<g opacity=".75">${stalks.join('')}</g>`
}

/** The scale waves of old prints, rising from below. */
export function waves({ random, palette }: Stage): string {
  const top = random.whole(190, 225)
  const unit = random.pick([36, 44, 52])
  const rings = [0.48, 0.34, 0.2]
    .map((share) =>
      disc(
        unit / 2,
        unit / 2,
        unit * share,
        `fill="${palette.ground}" stroke="${palette.line}" stroke-width="1.6"`,
      ),
    )
    .join('')
  return (
    `<pattern id="w" width="${unit}" height="${unit / 2}" patternUnits="userSpaceOnUse">` +
    `${rings}<g transform="translate(${-unit / 2} ${unit / 4})">${rings}</g><g transform="translate(${unit / 2} ${unit / 4})">${rings}</g></pattern>` +
    path(`M0 ${top}Q75 ${top - 44} 150 ${top}T300 ${top}V400H0Z`, 'fill="url(#w)" opacity=".8"')
  )
}

/** Sweeping roofs of a citadel. */
export function roofs({ random, palette }: Stage): string {
  const tower = [0, 1, 2]
    .map((tier) => {
      const half = 50 + tier * 26
      const y = 70 + tier * 56
      return (
        path(
          `M${150 - half} ${y + 30}Q${150 - half * 0.5} ${y + 24} 150 ${y}Q${150 + half * 0.5} ${y + 24} ${150 + half} ${y + 30}L${150 + half * 0.7} ${y + 34}H${150 - half * 0.7}Z`,
          `fill="${palette.line}"`,
        ) +
        path(`M${150 - half * 0.6} ${y + 34}h${half * 1.2}v24h${-half * 1.2}z`, `fill="${palette.ground}"`)
      )
    })
    .join('')
  return (
    moonDisc(random.whole(60, 240), 80, random.whole(46, 62), palette.line) + `<g opacity=".55">${tower}</g>`
  )
}

/** Dunes, a sun and a far pyramid. */
export function dunes({ random, palette }: Stage): string {
  const peak = random.whole(70, 230)
  return (
    moonDisc(300 - peak, 96, random.whole(50, 70), palette.line) +
    path(`M${peak} 110L${peak + 90} 240H${peak - 90}Z`, `fill="${palette.line}" opacity=".5"`) +
    path(`M${peak} 110L${peak + 90} 240H${peak + 14}Z`, `fill="${palette.ground}" opacity=".6"`) +
    path('M0 230Q80 190 160 226T300 214V400H0Z', `fill="${palette.line}" opacity=".3"`) +
    path('M0 262Q90 220 190 262T300 250V400H0Z', `fill="${palette.ground}"`)
  )
}

/** Curled clouds in bands. */
export function clouds({ random, palette }: Stage): string {
  const bands = [70, 160, 236].map((y, index) => {
    const x = index % 2 === 0 ? random.whole(-50, 0) : random.whole(150, 200)
    const curl =
      'M0 30a24 24 0 0 1 34-26a34 34 0 0 1 58-2a28 28 0 0 1 40 28h26a10 10 0 0 1 0 20H-18a10 10 0 0 1 0-20z'
    return `<g transform="translate(${x} ${y})">${path(curl, `fill="${palette.ground}" stroke="${palette.line}" stroke-width="2" opacity=".8"`)}${path('M26 30a14 14 0 0 1 26-8M80 30a16 16 0 0 1 30-6', stroke(palette.line, 2))}</g>`
  })
  return moonDisc(150, 140, random.whole(96, 116), palette.line) + bands.join('')
}

/** Crystals that grow from below and above. */
export function crystals({ random, palette }: Stage): string {
  const shards = Array.from({ length: 9 }, (_, index) => {
    const x = index * 36 + random.whole(-10, 10)
    const height = random.whole(70, 190)
    const lean = random.whole(-24, 24)
    const up = index % 3 !== 1
    const [foot, tip] = up ? [330, 330 - height] : [0, height * 0.7]
    const paint = index % 2 === 0 ? 'url(#b)' : palette.line
    return path(
      `M${x - 16} ${foot}L${x + lean - 6} ${round(tip)}L${x + lean + 8} ${round(tip + (up ? 18 : -18))}L${x + 18} ${foot}Z`,
      `fill="${paint}"`,
    )
  })
  return `<g opacity=".42">${shards.join('')}</g>`
}

/** A blossoming branch before the moon. */
export function branch({ random, palette }: Stage): string {
  const left = random.chance(0.5)
  const flower =
    ringed('f', 5, path('M0 0C-8-4-7-14 0-15C7-14 8-4 0 0Z', 'fill="#e9806c"')) +
    disc(0, 0, 3, 'fill="#f9e2a0"')
  const spots = [38, 70, 20, 118, 92, 48, 158, 62, 206, 34].reduce<string[]>((drawn, value, index, all) => {
    if (index % 2 === 0)
      drawn.push(
        `<use href="#fl" x="${value + random.whole(-8, 8)}" y="${(all[index + 1] ?? 0) + random.whole(-12, 12)}"/>`,
      )
    return drawn
  }, [])
  const twig = path(
    'M-10 40Q60 90 130 66Q180 40 240 20M60 72Q70 120 40 150M130 66Q160 90 190 84',
    stroke('#3a1d12', 7),
  )
  return (
    moonDisc(150, 136, random.whole(90, 108), palette.line) +
    `<defs><g id="fl">${flower}</g></defs><g${left ? '' : ' transform="matrix(-1 0 0 1 300 0)"'}>${twig}${spots.join('')}</g>`
  )
}

/** Terraced fields as contour lines. */
export function terraces({ random, palette }: Stage): string {
  const lines = Array.from({ length: 8 }, (_, index) => {
    const y = 110 + index * 26
    const bend = random.whole(-26, 26)
    return path(
      `M0 ${y}Q75 ${y - 30 + bend} 150 ${y}T300 ${y - 10}V400H0Z`,
      `fill="${index % 2 === 0 ? '#1f6350' : palette.ground}" stroke="${palette.line}" stroke-width="1.4"`,
    )
  })
  return moonDisc(random.whole(70, 230), 78, 40, palette.line) + `<g opacity=".8">${lines.join('')}</g>`
}

/** Stars and the rings of a far planet. */
export function orbits({ random, palette }: Stage): string {
  const dust = Array.from({ length: 22 }, () => `M${random.whole(6, 294)} ${random.whole(6, 290)}h.1`).join(
    '',
  )
  const tilt = random.whole(-34, 34)
  const rings = [150, 120, 90].map(
    (radius) => `<ellipse rx="${radius}" ry="${round(radius * 0.36)}" ${stroke(palette.line, 1.6)}/>`,
  )
  return (
    path(dust, stroke('#f6ead2', 3)) +
    placed(150, 145, 1, rings.join(''), tilt) +
    moonDisc(150, 145, 82, palette.line)
  )
}

/** A smoking mountain. */
export function volcano({ random, palette }: Stage): string {
  const top = random.whole(110, 140)
  return (
    moonDisc(150, top, 100, palette.line) +
    path(`M-10 330L112 ${top}Q150 ${top + 18} 188 ${top}L310 330Z`, `fill="${palette.ground}"`) +
    path(
      `M112 ${top}Q150 ${top + 18} 188 ${top}L200 ${top + 50}L184 ${top + 36}L170 ${top + 90}L152 ${top + 40}L136 ${top + 70}L122 ${top + 34}L104 ${top + 44}Z`,
      'fill="#d8502f"',
    )
  )
}

/** Lotus leaves on still water. */
export function pond({ random, palette }: Stage): string {
  const pads = Array.from({ length: 6 }, (_, index) => {
    const x = index * 56 + random.whole(-6, 22)
    const y = 216 + (index % 3) * 32
    return `<path d="M${x} ${y}l-14-10a40 13 0 1 0 22-2z" fill="#2f7f65" stroke="${palette.line}" stroke-width="1.2"/>`
  })
  const ripples = [206, 236, 262]
    .map((y) => `M${random.whole(0, 60)} ${y}h${random.whole(60, 140)}M${random.whole(180, 220)} ${y + 8}h70`)
    .join('')
  return (
    moonDisc(150, 130, random.whole(84, 100), palette.line) +
    path(ripples, stroke(palette.line, 1.4)) +
    `<g opacity=".85">${pads.join('')}</g>`
  )
}

const byPlace: readonly (readonly [RegExp, Scene])[] = [
  [/snow mountain|cloud valley|gorge|highlands|far north|steppe/u, ridges],
  [/bamboo|jungle|pine wood/u, bamboo],
  [/bay|deep sea|reef|harbour|far island|great river/u, waves],
  [/citadel|castle|temple|quarter|imperial|lantern street|village/u, roofs],
  [/desert|oasis/u, dunes],
  [/sky palace|sky gate/u, clouds],
  [/crystal cave/u, crystals],
  [/peach garden/u, branch],
  [/terraces/u, terraces],
  [/milky way|moon palace/u, orbits],
  [/volcano/u, volcano],
  [/lotus lake|floating market|marsh|silver falls/u, pond],
]

/** The backdrop of the place that a name speaks of, if it speaks of one. */
export function placeScene(nameEn: string): Scene | undefined {
  const lower = nameEn.toLowerCase()
  return byPlace.find(([pattern]) => pattern.test(lower))?.[1]
}

function moonDisc(x: number, y: number, radius: number, colour: string): string {
  return (
    disc(x, y, radius, `fill="${colour}" opacity=".34"`) +
    disc(x, y, radius - 8, `fill="none" stroke="${colour}" opacity=".5"`)
  )
}
