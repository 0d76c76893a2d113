import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSecondGateway, type SecondGateway } from '@saola/second-gateway'
import { visit } from './visitor.ts'

const app = 'http://127.0.0.1:5173'
let gateway: SecondGateway
beforeAll(async () => {
  gateway = await startSecondGateway({ origins: [app] })
})
afterAll(() => gateway.close())

describe('a page of an allowed origin', () => {
  it('may send every method and header of the wire', async () => {
    const { status, headers } = await visit(gateway.origin).send('OPTIONS', '/wps/session/login', {
      headers: { Origin: app },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(app)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-methods')?.split(', ')).toEqual(['GET', 'POST', 'PUT', 'DELETE'])
    expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual([
      'Authorization',
      'Merchant',
      'Device',
      'Language',
      'ModuleId',
      'X-Gateway-Version',
      'Content-Type',
      'Encryption',
      'Idempotency-Key',
    ])
  })

  it.each(['/wps/system/status', '/wps/member/info', '/wps/nowhere', '/lgw/games/popular'])(
    'may read the answer of %s, whatever it is',
    async (path) => {
      const { headers } = await visit(gateway.origin).get(path, { headers: { Origin: app } })
      expect(headers.get('access-control-allow-origin')).toBe(app)
      expect(headers.get('access-control-expose-headers')).toBe('Date, Retry-After')
      expect(headers.get('vary')).toBe('Origin')
    },
  )
})

describe('a page of another origin', () => {
  it('is told nothing', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await visit(gateway.origin).send(method, '/wps/system/status', {
        headers: { Origin: 'http://elsewhere.example' },
      })
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})
