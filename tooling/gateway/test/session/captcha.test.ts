import { createHash } from 'node:crypto'
import { crc32, inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, headers } from '@saola/protocol'
import {
  beginsWithZeroBits,
  captchaWork,
  captchaWorkAnswer,
  captchaWorkText,
  readCaptchaWork,
} from '@saola/rules'
import { seededRandom } from '@saola/testkit'
import { drawCaptcha } from '../../src/session/captcha/draw-captcha.ts'
import { requireCaptcha } from '../../src/session/captcha/captcha-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { readCaptcha } from './read-captcha.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

function answer(visitor: Visitor, text: string): Promise<void> {
  const cookie = (name: string) => visitor.cookies.get(name)
  return requireCaptcha({ services: gateway.services, cookie, network: '203.0.113.7' }, text)
}

/** Does the work as a browser would. */
async function workFor(visitor: Visitor): Promise<string> {
  const { challenge, parts, bits } = await visitor.api.send(calls.session.captchaWork)
  const numbers = Array.from({ length: parts }, (_, part) => {
    for (let number = 0; ; number += 1) {
      const hash = createHash('sha256')
        .update(captchaWorkText(challenge, part, number))
        .digest()
      if (beginsWithZeroBits(hash, bits)) return number
    }
  })
  return captchaWorkAnswer(numbers)
}

describe('the captcha (session 21)', () => {
  it('is a PNG, and its id is out of reach of scripts', async () => {
    const response = await gateway.fetch('http://gateway.test/wps/captcha', {
      headers: { [headers.merchant]: 'saola' },
    })
    const { value } = await response.json()
    const { width, height, dots } = readPng(Buffer.from(value, 'base64'))
    expect([width, height]).toEqual([336, 112])
    const inked = dots.filter((shade) => shade > 7).length / dots.length
    expect(inked).toBeGreaterThan(0.03)
    expect(inked).toBeLessThan(0.3)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^saola_captcha=[\w-]{32}; Path=\/wps; Max-Age=300; HttpOnly; SameSite=Lax$/,
    )
  })

  it('draws the same digits differently each time', () => {
    const random = seededRandom(7)
    const [one, other] = [drawCaptcha('135790', random), drawCaptcha('135790', random)]
    expect(one).not.toBe(other)
    expect(drawCaptcha('135790', seededRandom(7))).toBe(one)
  })

  it('draws every digit where its strokes are', () => {
    for (const digit of '0123456789') {
      const { width, dots } = readPng(
        Buffer.from(
          drawCaptcha(digit, () => 0.5),
          'base64',
        ),
      )
      const columns = dots.flatMap((shade, dot) => (shade > 7 ? [dot % width] : []))
      // The first of six places: around 20 of 168 units, two dots each.
      const own = columns.filter((column) => column > 15 && column < 65).length
      expect(own, digit).toBeGreaterThan(150)
    }
  })

  it('has six digits and takes the right answer', async () => {
    const visitor = visit(gateway)
    const digits = await readCaptcha(gateway, visitor)
    expect(digits).toMatch(/^\d{6}$/)
    await expect(answer(visitor, ` ${digits} `)).resolves.toBeUndefined()
  })

  it('takes one answer only, right or wrong', async () => {
    const visitor = visit(gateway)
    const digits = await readCaptcha(gateway, visitor)
    await expect(answer(visitor, '0')).rejects.toMatchObject({ code: 'login.captcha.wrong' })
    await expect(answer(visitor, digits)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
  })

  it('ends after five minutes', async () => {
    const visitor = visit(gateway)
    const digits = await readCaptcha(gateway, visitor)
    gateway.clock.advance(300_000)
    await expect(answer(visitor, digits)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
  })

  it('belongs to the visitor who fetched it', async () => {
    const [one, other] = [visit(gateway), visit(gateway)]
    const digits = await readCaptcha(gateway, one)
    await readCaptcha(gateway, other)
    await expect(answer(other, digits)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
    await expect(answer(visit(gateway), digits)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
  })

  it('may be answered by work instead, by who cannot read it', async () => {
    const visitor = visit(gateway)
    const work = await workFor(visitor)
    await expect(answer(visitor, work)).resolves.toBeUndefined()
    await expect(answer(visitor, work)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
  })

  it.each([
    ['too little work', (numbers: number[]) => numbers.slice(1)],
    ['too much work', (numbers: number[]) => [...numbers, 1]],
    ['the work in another order', (numbers: number[]) => numbers.toReversed()],
    ['one guessed number', (numbers: number[]) => [...numbers.slice(1), (numbers.at(-1) ?? 0) + 1]],
  ])('refuses %s', async (_, change) => {
    const visitor = visit(gateway)
    const numbers = readCaptchaWork(await workFor(visitor)) ?? []
    await expect(answer(visitor, captchaWorkAnswer(change(numbers)))).rejects.toMatchObject({
      code: 'login.captcha.wrong',
    })
  })

  it('does not take work for a picture, nor for another visitor', async () => {
    const [one, other] = [visit(gateway), visit(gateway)]
    const work = await workFor(one)
    await workFor(other)
    await expect(answer(other, work)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
    await readCaptcha(gateway, one)
    await expect(answer(one, work)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
  })

  it('costs more where a network fails much: harder work, no easy one from before, and no picture (session 51)', async () => {
    const [early, late, later] = [visit(gateway), visit(gateway), visit(gateway)]
    const easy = await workFor(early)
    const digits = await readCaptcha(gateway, late)
    for (let count = 0; count < 30; count++) {
      const username = `nobody${count}`
      await refusal(
        visit(gateway).api.send(calls.session.login, { username, password: 'Wrong2026', type: 'username' }),
      )
    }
    await expect(answer(early, easy)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
    await expect(answer(late, digits)).rejects.toMatchObject({ code: 'login.captcha.wrong' })
    expect((await refusal(visit(gateway).api.send(calls.session.captcha))).code).toBe('TOO_MANY_REQUEST')
    expect((await visit(gateway).api.send(calls.session.captchaWork)).bits).toBe(captchaWork.bits + 3)
    await expect(answer(later, await workFor(later))).resolves.toBeUndefined()
    // Whoever cannot do the work waits for the minutes in which failures count.
    gateway.clock.advance(300_000)
    await visit(gateway).api.send(calls.session.captcha)
  })

  it('leaves no ended picture behind', async () => {
    gateway.clock.advance(300_000)
    await visit(gateway).api.send(calls.session.captcha)
    const rows = await gateway.services.db.selectFrom('captcha').select('id_hash').execute()
    expect(rows).toHaveLength(1)
  })
})

/** The dots of a PNG of sixteen shades; its chunks have to be whole. */
function readPng(png: Buffer): { width: number; height: number; dots: number[] } {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const named = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named))
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4))
    at += 12 + length
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const head = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  expect([...head.subarray(8)]).toEqual([4, 3, 0, 0, 0])
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  expect(rows.length).toBe(height * (1 + width / 2))
  const stride = 1 + width / 2
  const dots = Array.from({ length: width * height }, (_, dot) => {
    const column = dot % width
    const byte = rows[Math.floor(dot / width) * stride + 1 + (column >> 1)] ?? 0
    return column % 2 === 0 ? byte >> 4 : byte & 15
  })
  return { width, height, dots }
}
