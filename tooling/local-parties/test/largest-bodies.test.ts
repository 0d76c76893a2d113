import { Agent, request, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { createGateway } from '@saola/gateway'
import { openPort, type OpenPort } from '@saola/server'
import { createVendor } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '@saola/gateway/testing/start-gateway.ts'
import { vendorServices } from '@saola/gateway/testing/vendor/vendor-of.ts'
import { localIdentity, playedProviders } from '@saola/local-parties'

const mebibyte = 1_048_576
const chunk = Buffer.alloc(65_536, 'x')
const agent = new Agent({ keepAlive: true })

type PortName = 'gateway' | 'vendor' | 'identity'

describe('a body that never ends is refused with 413, and not held', () => {
  let gateway: TestGateway
  let ports: Record<PortName, OpenPort>
  beforeAll(async () => {
    gateway = await startGateway({ bankSecret: 'bank', opsSecret: 'ops' })
    const { services } = gateway
    const app = createGateway(services)
    const played = playedProviders({}, 'http://127.0.0.1:4004')
    ports = {
      gateway: await openPort(getRequestListener(app.fetch), 0),
      vendor: await openPort(
        getRequestListener(createVendor(vendorServices(gateway, async (sent) => app.fetch(sent))).fetch),
        0,
      ),
      identity: await openPort(
        localIdentity({ memberOrigin: 'http://127.0.0.1:4001', providers: played }),
        0,
      ),
    }
  })
  afterAll(async () => {
    agent.destroy()
    await Promise.all(Object.values(ports).map(({ drain }) => drain(1_000)))
    await gateway.close()
  })

  it.each<[PortName, string, string]>([
    ['gateway', calls.session.login.path, 'request_body_too_large'],
    ['gateway', '/wps/support/tickets', 'request_body_too_large'],
    ['gateway', '/seamless/debit', 'request_body_too_large'],
    ['gateway', '/bank/transfers', 'request_body_too_large'],
    ['gateway', '/ops/merchant', 'request_body_too_large'],
    ['gateway', '/desk/answer', 'request_body_too_large'],
    ['vendor', '/api/open', 'too_large'],
    ['vendor', '/api/play', 'too_large'],
    ['vendor', '/wallet/orders', 'too_large'],
    ['identity', '/google/interaction/any', ''],
    ['identity', '/google/token', ''],
  ])('%s %s', async (name, path, errorCode) => {
    const told = await send(ports[name].port, path, {})
    expect(told.status).toBe(413)
    expect(told.body).toContain(errorCode)
    expect(told.peak / mebibyte).toBeLessThan(48)
  })

  it.each<PortName>(['gateway', 'vendor', 'identity'])(
    'also on the %s port where its length is told, before it is sent',
    async (name) => {
      const path = { gateway: calls.session.login.path, vendor: '/api/open', identity: '/google/token' }[name]
      const told = await send(ports[name].port, path, { 'Content-Length': String(400 * mebibyte) })
      expect(told.status).toBe(413)
    },
  )
})

/** Sends 100 MB, or until there is an answer, and watches the memory outside of the heap meanwhile. */
async function send(port: number, path: string, headers: Record<string, string>) {
  const sent = request({
    agent,
    port,
    path,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Merchant: 'saola', ...headers },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve)
    sent.on('error', reject)
  })
  const state = { isAnswered: false }
  answered.then(
    () => (state.isAnswered = true),
    () => (state.isAnswered = true),
  )
  const before = usedMemory()
  let peak = 0
  for (let size = 0; size < 100 * mebibyte && !state.isAnswered; size += chunk.length) {
    await Promise.race([new Promise((done) => sent.write(chunk, done)), answered])
    peak = Math.max(peak, usedMemory() - before)
  }
  const answer = await answered
  let body = ''
  for await (const part of answer) body += String(part)
  sent.destroy()
  return { status: answer.statusCode, body, peak }
}

function usedMemory(): number {
  return process.memoryUsage().arrayBuffers
}
