import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls, headers } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from './visitor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'open sesame' })
})
afterAll(() => gateway.close())

const saola = { [headers.merchant]: 'saola' }

function get(path: string, sent: Record<string, string> | [string, string][] = saola): Promise<Response> {
  return gateway.fetch(`http://gateway.test${path}`, { headers: sent })
}

function sendBytes(path: string, method: string, bytes: number): Promise<Response> {
  return gateway.fetch(`http://gateway.test${path}`, { method, headers: saola, body: 'x'.repeat(bytes) })
}

async function legacyCipher(accepted: boolean): Promise<void> {
  const response = await gateway.fetch('http://gateway.test/ops/merchant', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'open sesame' },
    body: JSON.stringify({ merchant: 'saola', acceptsLegacyCipher: accepted }),
  })
  expect(response.status).toBe(200)
}

describe('the Merchant header (wire 4)', () => {
  it.each([
    ['missing', []],
    ['empty', [['Merchant', '']]],
    ['foreign', [['Merchant', 'sen']]],
    [
      'sent twice',
      [
        ['Merchant', 'saola'],
        ['Merchant', 'saola'],
      ],
    ],
  ] as [string, [string, string][]][])('is refused when %s', async (_, sent) => {
    const response = await get('/wps/system/status', sent)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errorCode: 'function.not.available', field: 'Merchant' })
  })
})

describe('an address', () => {
  it.each([
    ['GET', '/', 404, 'not_found', null],
    ['GET', '/wps/nowhere', 404, 'not_found', null],
    ['GET', '/config.json', 404, 'not_found', null],
    ['GET', '/wps/session/login', 405, 'http_method_not_support', 'POST'],
    ['DELETE', '/wps/system/status', 405, 'http_method_not_support', 'GET'],
    ['POST', '/wps/v2/transaction/deposit/1', 405, 'http_method_not_support', 'GET'],
  ])('%s %s answers %i', async (method, path, status, errorCode, allow) => {
    const response = await gateway.fetch(`http://gateway.test${path}`, { method, headers: saola })
    expect([response.status, response.headers.get('Allow')]).toEqual([status, allow])
    expect(await response.json()).toMatchObject({ success: false, errorCode })
  })

  it('answers the ping to everybody, from any page', async () => {
    const response = await get('/wps/system/test/ping?speed=1', {})
    expect(await response.json()).toEqual({ success: true, value: 'pong' })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })
})

describe('a body', () => {
  it.each([
    ['a usual call', 'PUT', '/wps/feedback', 1_000_001],
    ['a call that takes a picture', 'POST', '/wps/support/tickets', 7_100_001],
    ['a page beside the calls', 'POST', '/ops/merchant', 1_000_001],
    ['an address that nobody knows', 'POST', '/wps/nowhere', 1_000_001],
  ])('is refused unread when it is larger than %s takes', async (_, method, path, bytes) => {
    const response = await sendBytes(path, method, bytes)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ errorCode: 'request_body_too_large', field: 'body' })
  })

  it('has room for a picture where one is taken', async () => {
    expect(await (await sendBytes('/wps/support/tickets', 'POST', 7_099_999)).json()).toMatchObject({
      errorCode: 'login.not.session',
    })
  })
})

describe('a refusal', () => {
  it('speaks the language of the caller: Vietnamese when it names none, English when it names another (system 49)', async () => {
    const texts = await Promise.all(
      [{}, { Language: 'EN' }, { Language: 'en' }, { Language: 'TH' }, { Language: '?' }].map(
        async (language) => {
          const response = await get('/wps/nowhere', language as Record<string, string>)
          return (await response.json()).message
        },
      ),
    )
    expect(texts[0]).toBe('Không tìm thấy nội dung bạn cần')
    expect(texts[1]).not.toBe(texts[0])
    expect(texts.slice(2)).toEqual([texts[1], texts[1], texts[0]])
  })

  it.each([
    ['an input that is missing', '{}', 'type'],
    ['a body that is no JSON', '{"type":', 'body'],
    ['a body that is a list', '[]', 'body'],
  ])('names %s', async (_, body, field) => {
    const put = { method: 'PUT', headers: saola, body }
    const response = await gateway.fetch('http://gateway.test/wps/feedback', put)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errorCode: 'request_param_err', field })
  })

  it('turns a failure into a reference and says nothing else about it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const now = gateway.services.now
    gateway.services.now = () => {
      throw new Error('the clock fell off the wall')
    }
    const response = await get('/wps/system/status')
    gateway.services.now = now
    const body = await response.json()
    expect([response.status, body.errorCode]).toEqual([500, 'internal'])
    expect(JSON.stringify(body)).not.toContain('wall')
    expect(log.mock.calls[0]?.[0]).toBe(`[${body.reference}]`)
    log.mockRestore()
  })
})

describe('a sealed body (wire 11)', () => {
  const input = { username: 'member01', password: 'Saola2026', type: 'username' } as const

  it('is opened from a JWE', async () => {
    const session = await visit(gateway).api.send(calls.session.login, input)
    expect(session.userName).toBe('member01')
  })

  it('is opened from the legacy cipher only for a merchant that accepts it', async () => {
    const refused = await refusal(visit(gateway, { cipher: 'des-rsa' }).api.send(calls.session.login, input))
    expect([refused.status, refused.code, refused.field]).toEqual([400, 'request_body_required', 'value'])
    await legacyCipher(true)
    const session = await visit(gateway, { cipher: 'des-rsa' }).api.send(calls.session.login, input)
    expect(session.userName).toBe('member01')
    await legacyCipher(false)
  })

  it.each([
    ['open JSON', '', JSON.stringify(input)],
    ['an empty value', 'JWE', '{"value":""}'],
    ['a value of another kind', 'JWE', '{"value":7}'],
    ['a broken JWE', 'JWE', '{"value":"a.b.c.d.e"}'],
    ['no Encryption header', '', '{"value":"a.b.c.d.e"}'],
  ])('is refused as %s', async (_, encryption, body) => {
    const response = await gateway.fetch('http://gateway.test/wps/session/login', {
      method: 'POST',
      headers: { ...saola, [headers.encryption]: encryption },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errorCode: 'request_body_required' })
  })

  it.each([
    ['a wrong key', 'f'.repeat(256)],
    ['a header that is no hex', 'zz'],
    ['the number zero', '0'.repeat(256)],
  ])('is refused with %s of the legacy cipher', async (_, encryption) => {
    await legacyCipher(true)
    const response = await gateway.fetch('http://gateway.test/wps/session/login', {
      method: 'POST',
      headers: { ...saola, [headers.encryption]: encryption },
      body: JSON.stringify({ value: Buffer.from('x'.repeat(64)).toString('base64') }),
    })
    await legacyCipher(false)
    expect(await response.json()).toMatchObject({ errorCode: 'request_body_required' })
  })
})
