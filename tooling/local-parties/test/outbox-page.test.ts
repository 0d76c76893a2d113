import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from './start-with-parties.ts'
import { visit } from '@saola/gateway/testing/http/visitor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await visit(gateway).api.send(calls.session.smsNoLogin, {
    mobileNum: '0912000001',
    countryDialingCode: '+84',
  })
  gateway.clock.advance(1000)
  await visit(gateway, { language: 'EN' }).api.send(calls.session.emailRegister, { email: 'Moi@Vidu.vn' })
})
afterAll(() => gateway.close())

async function page(query = ''): Promise<string> {
  return (await gateway.fetch(`http://gateway.test/outbox${query}`)).text()
}

async function messages(recipient = ''): Promise<Record<string, unknown>[]> {
  const address = `http://gateway.test/outbox.json?${new URLSearchParams({ recipient }).toString()}`
  return (await (await gateway.fetch(address)).json()).value
}

describe('the local outbox', () => {
  it('shows SMS and mail, the newest first, each in its own language', async () => {
    const text = await page()
    const [mail, sms] = [text.indexOf('moi@vidu.vn'), text.indexOf('0912 000 001')]
    expect(mail).toBeGreaterThan(0)
    expect(sms).toBeGreaterThan(mail)
    expect(text).toContain('<div lang="en">')
    expect(text).toContain('<div lang="vi">')
    expect(text.match(/<b class="code">\d{6}<\/b>/g)).toHaveLength(2)
    expect(text).toContain('SMS và email đã gửi')
    expect(await page('?language=en')).toContain('SMS and mail that were sent')
  })

  it.each([
    ['0912 000 001', 1],
    ['+84912000001', 1],
    ['MOI@vidu.vn', 1],
    ['0912000002', 0],
    ['', 2],
  ])('shows what went to "%s": %i', async (recipient, count) => {
    expect(await messages(recipient)).toHaveLength(count)
    const text = await page(`?${new URLSearchParams({ recipient }).toString()}`)
    expect(text.match(/<article>/g) ?? []).toHaveLength(count)
  })

  it('gives tests the same as JSON', async () => {
    expect(await messages('0912000001')).toEqual([
      {
        id: expect.any(Number),
        channel: 'sms',
        recipient: '+84912000001',
        title: expect.any(String),
        content: expect.stringMatching(/\b\d{6}\b/),
        language: 'VI',
        createdAt: gateway.clock.now() - 1000,
      },
    ])
  })

  it('needs no script and runs none, whatever somebody typed', async () => {
    const evil = '"><script>alert(1)</script>'
    const text = await page(`?${new URLSearchParams({ recipient: evil }).toString()}`)
    expect(text).not.toContain('<script')
    expect(text).toContain('&lt;script&gt;')
    const response = await gateway.fetch('http://gateway.test/outbox')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const style = await gateway.fetch('http://gateway.test/outbox/style.css')
    expect(style.headers.get('Content-Type')).toContain('text/css')
  })

  it('loads itself again only for who asks for it (WCAG 2.2.1)', async () => {
    expect(await page()).not.toContain('http-equiv="refresh"')
    const refreshing = await page('?refresh=on&recipient=0912000001')
    expect(refreshing).toContain('<meta http-equiv="refresh" content="5" />')
    expect(refreshing).toContain('href="/outbox?recipient=0912000001"')
  })
})
