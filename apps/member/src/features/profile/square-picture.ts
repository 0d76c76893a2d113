/** Edge of an avatar in px: sharp on every screen that shows it. */
const edge = 512

/** The middle square of a picture as a PNG or JPG of at most 512 px; undefined when the browser cannot read it. */
export async function squarePicture(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return undefined
  const side = Math.min(picture.width, picture.height)
  const size = Math.min(side, edge)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  pen?.drawImage(picture, left, top, side, side, 0, 0, size, size)
  picture.close()
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, 0.9))
}

/** The bytes of a picture in base64. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return btoa(text)
}
