import type { ErrorCode } from '@saola/protocol'
import { checkImages, imageType, messageOf } from '@saola/validation'
import { Fault } from '../http/fault.ts'
import { stripMetadata } from './strip-metadata.ts'

/** A picture as it is kept: what it is by its content, without what a camera wrote beside it. */
export type Picture = { kind: 'png' | 'jpg'; image: Buffer }

/**
 * Reads an uploaded picture (base64): png or jpg by its content, 5 MB at most, whole, and kept without place, device and
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
  return { kind, image: bare }
}
