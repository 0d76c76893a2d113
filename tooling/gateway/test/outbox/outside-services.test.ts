import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHttpIdentityService } from '../../src/accounts/identity/identity-service.ts'
import { createHttpPlaceService } from '../../src/accounts/places/place-service.ts'

let server: Server
let url: string
let heard: { method: string; path: string; authorization: string; body: string }[] = []
let status = 200
let answer = ''

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const { method = '', url: path = '', headers } = request
    heard.push({ method, path, authorization: headers.authorization ?? '', body })
    response.writeHead(status, { Connection: 'close' }).end(answer)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  heard = []
  status = 200
})
afterAll(() => new Promise((done) => server.close(done)))

const shown = {
  fullName: 'Nguyễn Văn An',
  bornOn: '1990-05-17',
  documentKind: 'passport',
  documentNumber: 'C1234567',
} as const

function verify() {
  const service = createHttpIdentityService({ url, secret: 'shared', gatewayOrigin: 'https://gateway.test' })
  return service.verify('reference-of-it', shown)
}

function find() {
  return createHttpPlaceService({ url: `${url}/v1`, token: 'token' }).find('2001:db8::7')
}

describe('a service of identities over HTTP (member 26)', () => {
  it('is asked with its secret, and told where it answers later', async () => {
    answer = JSON.stringify({ state: 'waiting' })
    expect(await verify()).toEqual({ state: 'waiting' })
    expect(heard).toMatchObject([{ method: 'POST', path: '/checks', authorization: 'Bearer shared' }])
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
      ...shown,
      reference: 'reference-of-it',
      callback: 'https://gateway.test/identity/results',
    })
  })

  it('refuses with a reason of ours; what it has no word for is another reason', async () => {
    answer = JSON.stringify({ state: 'refused', reason: 'expired' })
    expect(await verify()).toEqual({ state: 'refused', reason: 'expired' })
    answer = JSON.stringify({ state: 'refused', reason: 'moon' })
    expect(await verify()).toEqual({ state: 'refused', reason: 'other' })
  })

  it('has said nothing where it fails, or answers what nobody understands', async () => {
    status = 503
    await expect(verify()).rejects.toThrow('503')
    status = 200
    answer = JSON.stringify({ state: 'maybe' })
    await expect(verify()).rejects.toThrow()
  })
})

describe('a service of places over HTTP (protection 25)', () => {
  it('is asked for an address with its token', async () => {
    answer = JSON.stringify({ region: 'VN', proxy: true })
    expect(await find()).toEqual({ region: 'VN', isProxy: true })
    expect(heard).toMatchObject([
      { method: 'GET', path: '/v1/2001%3Adb8%3A%3A7', authorization: 'Bearer token' },
    ])
  })

  it('knows nothing of an address by a 404, and fails by anything else', async () => {
    status = 404
    expect(await find()).toBeUndefined()
    status = 500
    await expect(find()).rejects.toThrow('500')
    status = 200
    answer = JSON.stringify({ region: 'Vietnam', proxy: false })
    await expect(find()).rejects.toThrow()
  })
})
