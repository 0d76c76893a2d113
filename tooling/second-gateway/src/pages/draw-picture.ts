import { createHash } from 'node:crypto'

/** Draws a small picture whose colours and waves follow from its name; banners are wide, everything else is square. */
export function drawPicture(name: string): string {
  const bytes = createHash('sha256').update(name).digest()
  const at = (place: number) => bytes[place] ?? 0
  const hue = Math.round((at(0) / 255) * 360)
  const [width, height] = name.startsWith('banner') || name.startsWith('promotion') ? [960, 320] : [240, 240]
  const waves = [0, 1, 2].map((row) => {
    const y = height * (0.45 + row * 0.18)
    const lift = 12 + (at(row + 1) % 40)
    return `<path fill="hsl(${hue + row * 18} 60% ${34 - row * 8}%)" d="M0 ${y}q${width / 4} ${-lift} ${width / 2} 0t${width / 2} 0V${height}H0z"/>`
  })
  const sun = `<circle cx="${(width * (20 + (at(5) % 60))) / 100}" cy="${height * 0.3}" r="${height * 0.14}" fill="hsl(${hue + 160} 80% 70%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="hsl(${hue} 55% 62%)"/>${sun}${waves.join('')}</svg>`
}
