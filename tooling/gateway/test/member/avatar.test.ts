import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

/** A PNG chunk; nobody here checks its sum. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
  chunk('tEXt', Buffer.from('Comment\0taken at home')),
  chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0]))),
  chunk('IEND', Buffer.alloc(0)),
])
/** A JPEG whose first segment is what a camera says of place and time. */
const jpg = Buffer.concat([
  Buffer.from('ffd8ffe10014', 'hex'),
  Buffer.from('Exif\0\0taken at home'.slice(0, 18).padEnd(18)),
  // A frame of one pixel.
  Buffer.from('ffc0000b080001000101011100', 'hex'),
  Buffer.from('ffda0002', 'hex'),
  Buffer.from('scan'),
  Buffer.from('ffd9', 'hex'),
])

async function upload(name: string, image: Buffer) {
  const visitor = visit(gateway)
  await visitor.signIn(name)
  const answer = () => visitor.api.send(calls.member.saveAvatar, { image: image.toString('base64') })
  return { api: visitor.api, answer }
}

describe('an avatar (member 3)', () => {
  it.each([
    ['png', png, 'image/png'],
    ['jpg', jpg, 'image/jpeg'],
  ] as const)('of %s is served with its own type and without what a camera wrote', async (_, image, type) => {
    const { api, answer } = await upload('member01', image)
    const { avatar, avatarType } = await answer()
    expect(avatarType).toBe('CUSTOM')
    expect(await api.send(calls.member.avatar)).toEqual({ avatar, avatarType })
    const response = await gateway.fetch(`http://gateway.test/art/avatar/saola/${avatar}`)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const served = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(served).not.toContain('taken at home')
    expect(served.length).toBeLessThan(image.length)
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a0000000000')],
    ['a PNG that ends at once', png.subarray(0, 20)],
    [
      'a PNG signature with HTML behind it',
      Buffer.concat([png.subarray(0, 8), Buffer.from('<html>'.repeat(9))]),
    ],
    ['more than 5 MB', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])],
  ])('refuses %s', async (_, image) => {
    const { answer } = await upload('member02', image)
    const refused = await refusal(answer())
    expect([refused.status, refused.code, refused.field]).toEqual([400, 'member.avatar.refused', 'image'])
  })

  it('is gone from its address when another is chosen, and from other merchants always', async () => {
    const { api, answer } = await upload('quynhanh', png)
    const { avatar } = await answer()
    const look = (merchant: string) => gateway.fetch(`http://gateway.test/art/avatar/${merchant}/${avatar}`)
    expect([(await look('saola')).status, (await look('sen')).status]).toEqual([200, 404])
    expect(await api.send(calls.member.saveAvatar, { icon: '7' })).toEqual({
      avatar: '7',
      avatarType: 'STATIC',
    })
    expect((await look('saola')).status).toBe(404)
  })

  it.each([['12'], ['../0'], ['x']])('refuses a drawn one called %s', async (icon) => {
    const visitor = visit(gateway)
    await visitor.signIn('quynhanh')
    expect((await refusal(visitor.api.send(calls.member.saveAvatar, { icon }))).field).toBe('icon')
  })
})
