import { encodeQR } from 'qr'

/** Modules of quiet zone that readers need around a code (ISO/IEC 18004). */
const quietZone = 4

/** A QR code as the address of a picture: a PNG, which phones save, or where none can be drawn an SVG. */
export function qrAddress(text: string): string {
  return (
    (typeof document === 'undefined' ? undefined : draw(text)?.toDataURL('image/png')) ??
    `data:image/svg+xml,${encodeURIComponent(svgOf(text))}`
  )
}

/** A QR code as one path over a square of `edge` modules. */
function pathOf(text: string): { edge: number; path: string } {
  const rows = modulesOf(text)
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { edge: rows.length, path }
}

/** A QR code as an SVG file, dark on light. */
export function qrSvg(text: string): Blob {
  return new Blob([svgOf(text)], { type: 'image/svg+xml' })
}

function svgOf(text: string): string {
  const { edge, path } = pathOf(text)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" width="512" height="512" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${edge}v${edge}H0z"/><path d="${path}"/></svg>\n`
  )
}

/** A QR code as a PNG file of whole pixels a module, at least 1,024 px wide; undefined where a browser draws none. */
export async function qrPng(text: string): Promise<Blob | undefined> {
  const canvas = draw(text)
  return new Promise((resolve) => {
    if (canvas === undefined) resolve(undefined)
    else canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png')
  })
}

function draw(text: string): HTMLCanvasElement | undefined {
  const rows = modulesOf(text)
  const edge = rows.length
  const scale = Math.ceil(1024 / edge)
  const canvas = document.createElement('canvas')
  canvas.width = edge * scale
  canvas.height = edge * scale
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(x * scale, y * scale, scale, scale)
  }
  return canvas
}

/** Rows of modules, dark ones true, with the quiet zone around them. */
function modulesOf(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
}
