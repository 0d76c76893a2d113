/** Fill of the main metal of a picture; each drawing defines gradient `a`. */
export const main = 'fill="url(#a)"'

/** Fill of the second material; each drawing defines gradient `b`. */
export const second = 'fill="url(#b)"'

/** Eggshell inlay. */
export const shell = 'fill="#f6ead2"'

/** The dark of the lacquer, for pupils, seams and shade. */
export const dark = 'fill="#1c100c"'

/** Attributes of every sheet's root. */
export const rounded = 'stroke-linecap="round" stroke-linejoin="round"'

/** An outline without filling; every sheet rounds its caps and joins once, at its root. */
export function stroke(colour: string, width: number): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}"`
}

/** A seam scratched into the lacquer. */
export const seam = stroke('#1c100c', 2.2)

/** A filled path. */
export function path(data: string, paint: string): string {
  return `<path d="${data}" ${paint}/>`
}

/** A circle. */
export function disc(x: number, y: number, radius: number, paint: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${paint}/>`
}

/** An ellipse. */
export function oval(x: number, y: number, across: number, down: number, paint: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" ${paint}/>`
}

/** The right half of an ellipse on the axis: a whole one would cover the twin that `mirrored` draws under it. */
export function halfOval(y: number, across: number, down: number, paint: string): string {
  return path(`M-.5 ${round(y - down)}A${round(across)} ${round(down)} 0 0 1-.5 ${round(y + down)}Z`, paint)
}

/** A rectangle with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: string,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" ${paint}/>`
}

/** Drawing moved, scaled and turned around its own origin. */
export function placed(x: number, y: number, scale: number, content: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale, 2)})${turned}">${content}</g>`
}

/** A right half and its mirror image; `id` must be unique within one drawing. */
export function mirrored(id: string, half: string): string {
  return `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`
}

/** Copies of a drawing in a ring around the origin. */
export function ringed(id: string, count: number, content: string): string {
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${id}" transform="rotate(${round(((index + 1) * 360) / count)})"/>`,
  )
  return `<g id="${id}">${content}</g>${copies.join('')}`
}

/** Short decimals keep a tile small: one digit unless told. */
export function round(value: number, digits = 1): number {
  const unit = 10 ** digits
  return Math.round(value * unit) / unit
}
