import { issue, noIssues, type Issue } from './issue.ts'

/** Bytes of one image, and how many images go with an application (validation 10). */
export const imageLimits = { bytes: 5 * 1024 * 1024, megabytes: 5, count: 3 } as const

/** The kinds of image that an application takes. */
export type ImageType = 'image/png' | 'image/jpeg'

/** An image as it is judged: all its bytes counted, and the first eight or more of them. */
export type PickedImage = { readonly size: number; readonly head: Uint8Array }

/** Every file of the kind begins with these bytes. */
const signatures: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

const headBytes = 8

/** What the first bytes of a file say it is: png, jpg, or undefined for all else. */
export function imageType(head: Uint8Array): ImageType | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0]
}

/**
 * Reads what `checkImages` needs of a chosen file: no more than its first bytes.
 * @example checkImages(await Promise.all([...input.files].map(pickedImage)), 'images')
 */
export async function pickedImage(file: Blob): Promise<PickedImage> {
  return { size: file.size, head: new Uint8Array(await file.slice(0, headBytes).arrayBuffer()) }
}

/**
 * Images are png or jpg by their content (neither name nor stated type counts), 5 MB each, at most three.
 * Each broken rule is named once.
 */
export function checkImages(images: readonly PickedImage[], field?: string): readonly Issue[] {
  if (images.length === 0) return noIssues
  const found: Issue[] = []
  if (images.length > imageLimits.count) {
    found.push(issue('validation.image_count', field, { max: imageLimits.count }))
  }
  if (images.some(({ head }) => imageType(head) === undefined))
    found.push(issue('validation.image_type', field))
  if (images.some(({ size }) => size > imageLimits.bytes)) {
    found.push(issue('validation.image_size', field, { megabytes: imageLimits.megabytes }))
  }
  return found
}
