/** Width and height in pixels. */
export type PictureSize = { width: number; height: number }

/**
 * How large a picture becomes once it is drawn, as its own head says; a few kilobytes can ask for gigabytes. Undefined where it says
 * nothing.
 */
export function pictureSize(image: Buffer, kind: 'png' | 'jpg'): PictureSize | undefined {
  try {
    return kind === 'png'
      ? { width: image.readUInt32BE(16), height: image.readUInt32BE(20) }
      : sizeOfFrame(image)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Frames of all codings (C0 to CF) but tables of other kinds: C4, C8 and CC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function sizeOfFrame(image: Buffer): PictureSize {
  let at = 2
  while (!isFrame(image.readUInt8(at + 1))) at += 2 + image.readUInt16BE(at + 2)
  return { height: image.readUInt16BE(at + 5), width: image.readUInt16BE(at + 7) }
}
