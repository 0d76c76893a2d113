/** A radial ground over the whole sheet: lit at (x, y) in hundredths, dark at the edge. */
export function sky(light: string, middle: string, edge: string, x = 50, y = 38): string {
  return (
    `<radialGradient id="g" cx="${x / 100}" cy="${y / 100}" r=".75"><stop stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>` +
    '<path d="M0 0H300V400H0Z" fill="url(#g)"/>'
  )
}

/** A four-pointed glint. */
export function glint(x: number, y: number, size: number): string {
  const waist = Math.round(size * 1.4) / 10
  return `<path d="M${x} ${y - size}l${waist} ${size - waist} ${size - waist} ${waist}-${size - waist} ${waist}-${waist} ${size - waist}-${waist}-${size - waist}-${size - waist}-${waist} ${size - waist}-${waist}z" fill="#fff6d8"/>`
}
