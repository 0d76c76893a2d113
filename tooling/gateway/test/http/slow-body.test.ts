import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openPort, type OpenPort } from '@saola/server'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
let port: OpenPort
beforeAll(async () => {
  gateway = await startGateway()
  const listener = getRequestListener(gateway.app.fetch)
  port = await openPort(listener, 0, { headMs: 300, requestMs: 600 })
})
afterAll(async () => {
  await port.drain(1_000)
  await gateway.close()
})

it('a sign-in that is sent letter by letter ends, and is no failure of ours', async () => {
  const complaints = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level))
  const startedAt = performance.now()
  await new Promise<void>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: port.port }, () =>
      socket.write(
        `POST ${calls.session.login.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nMerchant: saola\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
      ),
    )
    const dripping = setInterval(() => socket.write(' '), 50)
    socket.resume()
    socket.once('error', () => undefined)
    socket.once('close', () => {
      clearInterval(dripping)
      resolve()
    })
  })
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  await new Promise((done) => setTimeout(done, 200))
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([])
  vi.restoreAllMocks()
  expect((await fetch(`http://127.0.0.1:${port.port}/healthz`)).status).toBe(200)
})
