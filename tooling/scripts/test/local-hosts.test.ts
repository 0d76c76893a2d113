import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { origin, type Addresses } from '../src/addresses.ts'
import { openPlatform, type OpenPlatform } from '../src/open-platform.ts'
import { freeAddresses } from './free-addresses.ts'
import { newGatewayData, type GatewayData } from './gateway-data.ts'

type Port = 'gatewayPort' | 'vendorPort' | 'launchPort' | 'identityPort' | 'memberPort' | 'agentPort'

describe('the platform of a laptop', () => {
  let data: GatewayData
  let addresses: Addresses
  let platform: OpenPlatform
  beforeAll(async () => {
    addresses = await freeAddresses()
    data = await newGatewayData('seeded')
    platform = await openPlatform({ addresses, environment: data.environment })
  }, 90_000)
  afterAll(async () => {
    await platform.close()
    await data.remove()
  })

  /** Asks a port as a browser that knows it by this name; the status and the text. */
  function ask(
    port: Port,
    path: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: addresses[port], path, headers, agent: false })
      sent.once('error', reject)
      sent.once('response', async (answer) => {
        let text = ''
        for await (const part of answer) text += String(part)
        resolve({ status: answer.statusCode ?? 0, text })
      })
      sent.end()
    })
  }

  it.each<[Port, string]>([
    ['gatewayPort', '/outbox'],
    ['gatewayPort', '/outbox.json'],
    ['gatewayPort', '/desk'],
    ['gatewayPort', '/healthz'],
    ['vendorPort', '/play/limbo'],
    ['launchPort', '/favicon.ico'],
    ['identityPort', '/google/.well-known/openid-configuration'],
  ])('answers on its %s at %s by the names of this machine alone', async (port, path) => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const own = await ask(port, path, { Host: `${host}:${addresses[port]}` })
      expect([200, 204]).toContain(own.status)
    }
    const lured = await ask(port, path, { Host: `evil.example:${addresses[port]}` })
    expect(lured.status).toBe(421)
    expect(lured.text).toContain('http://127.0.0.1')
  })

  it.each<Port>(['memberPort', 'agentPort'])(
    'passes calls of its %s on by whatever name, and nothing of the local pages',
    async (port) => {
      const call = await ask(port, '/wps/system/status', { Host: 'saola-bonus.test', Merchant: 'saola' })
      expect(call.status).toBe(200)
      const page = await ask(port, '/outbox.json', { Host: 'saola-bonus.test' })
      expect(page.text).not.toContain('"success"')
    },
  )

  it('lets who sits at it play another region, as an edge would tell it', async () => {
    const answer = await fetch(`${origin(addresses.memberPort)}/wps/system/status`, {
      headers: { Merchant: 'saola', 'X-Region': 'SG' },
    })
    expect((await answer.json()).value.location).toBe('SG')
  })
})
