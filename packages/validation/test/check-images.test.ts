import { checkImages, imageType, pickedImage, type PickedImage } from '@saola/validation'
import { describe, expect, it } from 'vitest'

const megabyte = 1024 * 1024
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpgHead = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46]

function picked(head: readonly number[], size = 1000): PickedImage {
  return { size, head: Uint8Array.from(head) }
}

describe('images of an activity application (validation 10)', () => {
  it.each([
    { what: 'none', images: [], keys: [] },
    { what: '5 MB of png and a jpg', images: [picked(pngHead, 5 * megabyte), picked(jpgHead)], keys: [] },
    { what: 'three', images: [picked(pngHead), picked(jpgHead), picked(pngHead)], keys: [] },
    {
      what: 'a byte over 5 MB',
      images: [picked(pngHead, 5 * megabyte + 1)],
      keys: ['validation.image_size'],
    },
    { what: 'a text beside a png', images: [picked(pngHead), picked([60])], keys: ['validation.image_type'] },
    {
      what: 'a large png beside a small',
      images: [picked(pngHead), picked(pngHead, 6 * megabyte)],
      keys: ['validation.image_size'],
    },
    { what: 'two texts', images: [picked([60, 115]), picked([60, 115])], keys: ['validation.image_type'] },
    {
      what: 'four',
      images: Array.from({ length: 4 }, () => picked(jpgHead)),
      keys: ['validation.image_count'],
    },
    {
      what: 'four large texts',
      images: Array.from({ length: 4 }, () => picked([60], 6 * megabyte)),
      keys: ['validation.image_count', 'validation.image_type', 'validation.image_size'],
    },
  ])('$what: $keys', ({ images, keys }) => {
    expect(checkImages(images, 'images').map(({ key }) => key)).toEqual(keys)
  })

  it('tells the limits with the issues', () => {
    expect(checkImages([...'1234'].map(() => picked(pngHead, 6 * megabyte)))).toEqual([
      { key: 'validation.image_count', params: { max: 3 } },
      { key: 'validation.image_size', params: { megabytes: 5 } },
    ])
  })
})

describe('the kind of an image', () => {
  it.each([
    ['png', pngHead, 'image/png'],
    ['jpg', jpgHead, 'image/jpeg'],
    ['a camera jpg', [0xff, 0xd8, 0xff, 0xe1], 'image/jpeg'],
    ['gif', [...'GIF89a'].map((each) => each.charCodeAt(0)), undefined],
    ['half a png signature', pngHead.slice(0, 4), undefined],
    ['a jpg cut after two bytes', [0xff, 0xd8], undefined],
    ['svg', [...'<svg xmlns'].map((each) => each.charCodeAt(0)), undefined],
    ['an empty file', [], undefined],
  ])('%s', (_, head, type) => {
    expect(imageType(Uint8Array.from(head))).toBe(type)
  })

  it.each([
    { name: 'page.png', type: 'image/png', bytes: [60, 104, 116, 109, 108], keys: ['validation.image_type'] },
    { name: 'photo.txt', type: 'text/plain', bytes: jpgHead, keys: [] },
    { name: 'shot', type: '', bytes: [...pngHead, ...jpgHead], keys: [] },
  ])('$name stated as "$type" is judged by its content', async ({ name, type, bytes, keys }) => {
    const file = new File([Uint8Array.from(bytes)], name, { type })
    const image = await pickedImage(file)
    expect(image.size).toBe(bytes.length)
    expect(image.head.length).toBeLessThanOrEqual(8)
    expect(checkImages([image]).map(({ key }) => key)).toEqual(keys)
  })
})
