import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

const size = 480

/** Reads a drawn QR code with a decoder that had no part in drawing it. */
export async function readQr(drawing: Locator): Promise<string | undefined> {
  // One letter for each point: a list of numbers takes the browser seconds to hand over.
  const points = await drawing.evaluate(async (element, width) => {
    const picture = element instanceof HTMLImageElement ? element : element.querySelector('img')
    if (!picture) return ''
    await picture.decode()
    const canvas = new OffscreenCanvas(width, width)
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, width)
    pen.drawImage(picture, 20, 20, width - 40, width - 40)
    const { data } = pen.getImageData(0, 0, width, width)
    return Array.from({ length: width * width }, (_, point) =>
      (data[point * 4] ?? 0) > 127 ? 'w' : 'b',
    ).join('')
  }, size)
  const pixels = new Uint8ClampedArray(size * size * 4)
  for (const [point, shade] of [...points].entries())
    pixels.fill(shade === 'w' ? 255 : 0, point * 4, point * 4 + 4)
  return jsQR(pixels, size, size, { inversionAttempts: 'dontInvert' })?.data
}
