/** A point, in the 32 by 32 that a mark is drawn in. */
export type Point = readonly [x: number, y: number]

/** A closed outline. */
export type Outline = readonly Point[]

const middle = 16
const reach = 13.5

/** Points along one side of a petal: enough that a banner shows no corners. */
const sidePoints = 14

/**
 * The sign of a brand: petals around a middle, whose number, width, bend and fullness follow from the name. The same name
 * always has the same sign. It holds no letters, since a drawing carries no words.
 */
export function drawSign(name: string): Outline[] {
  const traits = traitsOf(name)
  const petals = 3 + traits(5)
  const bend = [0, 0.45, -0.45, 0.9, -0.9][traits(5)] ?? 0
  const fullness = [0.7, 1, 1.45][traits(3)] ?? 1
  const width = Math.sin(Math.PI / petals) * reach * ([0.34, 0.4, 0.46][traits(3)] ?? 0.4)
  const hasHeart = traits(2) === 1
  const start = hasHeart ? 5 : 1.5
  const turn = -Math.PI / 2
  const outlines: Outline[] = Array.from({ length: petals }, (_, index) =>
    drawPetal({ angle: turn + (index * 2 * Math.PI) / petals, start, width, bend, fullness }),
  )
  return hasHeart ? [...outlines, drawCircle(2.6)] : outlines
}

/** The hue that a name has where nobody chose a colour, 0 to 359. */
export function hueOf(name: string): number {
  return traitsOf(name)(360)
}

/** The outlines as the data of one SVG path. */
export function pathOf(outlines: readonly Outline[]): string {
  return outlines
    .map((outline) => `M${outline.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
    .join('')
}

type Petal = { angle: number; start: number; width: number; bend: number; fullness: number }

function drawPetal({ angle, start, width, bend, fullness }: Petal): Outline {
  const at = (along: number, side: -1 | 1): Point => {
    const radius = start + (reach - start) * along
    const turned = angle + bend * along
    const aside = side * width * Math.sin(Math.PI * along ** fullness)
    return [
      middle + radius * Math.cos(turned) - aside * Math.sin(turned),
      middle + radius * Math.sin(turned) + aside * Math.cos(turned),
    ]
  }
  const steps = Array.from({ length: sidePoints }, (_, index) => index / sidePoints)
  return [...steps.map((along) => at(along, -1)), ...steps.map((along) => at(1 - along, 1))]
}

function drawCircle(radius: number): Outline {
  const corners = 24
  return Array.from({ length: corners }, (_, index): Point => {
    const angle = (index * 2 * Math.PI) / corners
    return [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)]
  })
}

/** Numbers below a limit, one after the other, that follow from a text (FNV-1a, stirred on at each). */
function traitsOf(text: string): (limit: number) => number {
  let state = 0x81_1c_9d_c5
  const stir = (value: number): void => {
    state = Math.imul(state ^ value, 0x01_00_01_93) >>> 0
  }
  for (const letter of text) stir(letter.codePointAt(0) ?? 0)
  return (limit) => {
    stir(limit)
    // The low bits of this product hardly change between names that are alike.
    return ((state ^ (state >>> 15)) >>> 0) % limit
  }
}

function short(value: number): string {
  return String(Number(value.toFixed(2)))
}
