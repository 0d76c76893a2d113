import { describe, expect, it } from 'vitest'
import { onePixelPng } from '@saola/testkit'
import { readPicture } from '../../src/pictures/read-picture.ts'

const refused = { code: 'support.image.refused', field: 'image' } as const
const read = (image: Buffer) => readPicture(image.toString('base64'), refused)

/** A picture whose head says another size than it has. */
function pngOf(width: number, height: number): Buffer {
  const image = Buffer.from(onePixelPng)
  image.writeUInt32BE(width, 16)
  image.writeUInt32BE(height, 20)
  return image
}

/** The segments of a jpg up to its scan: a table, and a frame of this size. */
function jpgOf(width: number, height: number, frame = 0xc2): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xc4, 0, 4, 1, 2]),
    Buffer.from([0xff, frame, 0, 11, 8]),
    size,
    Buffer.from([1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
  ])
}

describe('how large a picture may become (validation 10)', () => {
  it.each([
    ['a png of one pixel', onePixelPng],
    ['a png of a large camera', pngOf(10_000, 6_000)],
    ['a jpg of a large camera', jpgOf(10_000, 6_000)],
    ['a baseline jpg', jpgOf(4_000, 3_000, 0xc0)],
  ])('%s is taken', (_what, image) => {
    expect(read(image).image.length).toBeGreaterThan(0)
  })

  it.each([
    ['a png that fills the memory', pngOf(60_000, 60_000)],
    ['a png one line too high', pngOf(10_000, 6_001)],
    ['a jpg that fills the memory', jpgOf(65_000, 65_000)],
    ['a png without a width', pngOf(0, 10)],
    ['a jpg whose height comes later', jpgOf(10, 0)],
  ])('%s is refused in words', (_what, image) => {
    expect(() => read(image)).toThrow(expect.objectContaining({ messageKey: 'validation.image_pixels' }))
  })
})
