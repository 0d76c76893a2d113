import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'

const size = 480

/** Reads a drawn QR code with a decoder that had no part in drawing it. */
export async function readQr(drawing: Locator): Promise<string | undefined> {
  const pixels = await drawing.evaluate(async (element, width) => {
    const svg = element instanceof SVGElement ? element : element.querySelector('svg')
    if (!svg) return []
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await picture.decode()
    const canvas = new OffscreenCanvas(width, width)
    const pen = canvas.getContext('2d')
    if (!pen) return []
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, width)
    pen.drawImage(picture, 20, 20, width - 40, width - 40)
    return [...pen.getImageData(0, 0, width, width).data]
  }, size)
  return jsQR(new Uint8ClampedArray(pixels), size, size)?.data
}
