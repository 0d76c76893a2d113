/** The smallest whole picture: one pixel. */
export const onePixelPng: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The place that `cameraPng` says it was taken at. */
export const placeInPicture = '10.7769N 106.7009E'

/** The same picture as a camera writes it, with the place beside it (a tEXt chunk). */
export const cameraPng: Buffer = withText(onePixelPng, `Location\0${placeInPicture}`)

function withText(png: Buffer, text: string): Buffer {
  const body = Buffer.from(text, 'latin1')
  const chunk = Buffer.alloc(12 + body.length)
  chunk.writeUInt32BE(body.length, 0)
  chunk.write('tEXt', 4, 'latin1')
  body.copy(chunk, 8)
  const afterHead = 8 + 25
  return Buffer.concat([png.subarray(0, afterHead), chunk, png.subarray(afterHead)])
}
