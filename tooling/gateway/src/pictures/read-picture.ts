import type { ErrorCode } from '@saola/protocol'
import { checkImages, imageType, messageOf } from '@saola/validation'
import { Fault } from '../http/fault.ts'
import { pictureSize, type PictureSize } from './picture-size.ts'
import { stripMetadata } from './strip-metadata.ts'

/** What a phone's camera takes has less. */
const mostPixels = 60_000_000

/** A picture as it is kept: what it is by its content, without what a camera wrote beside it. */
export type Picture = { kind: 'png' | 'jpg'; image: Buffer }

/**
 * Reads an uploaded picture (base64): png or jpg by its content, 5 MB at most, whole, 60 million pixels at most once it is drawn, and kept without place, device and
 * time (validation 10). Anything else is refused with `code`, at `field`.
 */
export function readPicture(base64: string, { code, field }: { code: ErrorCode; field: string }): Picture {
  const image = Buffer.from(base64, 'base64')
  const refused = checkImages([{ size: image.length, head: image.subarray(0, 16) }], field)[0]
  if (refused) {
    const { key, params } = messageOf(refused)
    throw new Fault(code, { field, messageKey: key, params: params ?? {} })
  }
  const kind = imageType(image) === 'image/png' ? 'png' : 'jpg'
  const bare = stripMetadata(image, kind)
  if (bare === undefined) throw new Fault(code, { field, messageKey: 'validation.image_type' })
  if (!isDrawable(pictureSize(bare, kind))) {
    const params = { most: mostPixels / 1_000_000 }
    throw new Fault(code, { field, messageKey: 'validation.image_pixels', params })
  }
  return { kind, image: bare }
}

function isDrawable(size: PictureSize | undefined): boolean {
  return size !== undefined && size.width > 0 && size.height > 0 && size.width * size.height <= mostPixels
}
