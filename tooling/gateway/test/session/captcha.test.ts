import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, headers } from '@saola/protocol'
import { seededRandom } from '@saola/testkit'
import { drawCaptcha } from '../../src/session/draw-captcha.ts'
import { requireCaptcha } from '../../src/session/captcha-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { visit, type Visitor } from '../http/visitor.ts'
import { readCaptcha } from './read-captcha.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

function answer(visitor: Visitor, text: string): Promise<void> {
  return requireCaptcha({ house: gateway.house, cookie: (name) => visitor.cookies.get(name) }, text)
}

describe('the captcha (wire 3.5)', () => {
  it('is a picture without text, and its id is out of reach of scripts', async () => {
    const response = await gateway.fetch('http://gateway.test/wps/captcha', {
      headers: { [headers.merchant]: 'saola' },
    })
    const { value } = await response.json()
    const svg = Buffer.from(value.replace('data:image/svg+xml;base64,', ''), 'base64').toString()
    expect(svg).toMatch(/^<svg .*<\/svg>$/)
    expect(svg).not.toContain('<text')
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

  it('leaves no ended picture behind', async () => {
    gateway.clock.advance(300_000)
    await visit(gateway).api.send(calls.session.captcha)
    const rows = await gateway.house.db.selectFrom('captcha').select('id_hash').execute()
    expect(rows).toHaveLength(1)
  })
})
