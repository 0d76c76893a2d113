import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { readAddresses, type Addresses } from '../../src/addresses.ts'
import { openPlatform } from '../../src/open-platform.ts'
import { blockedPorts } from '../../src/ports/blocked-ports.ts'
import { openSites } from '../../src/sites/open-sites.ts'
import { freeAddresses } from '../free-addresses.ts'

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((done) => server.close(done).closeAllConnections())
})

/** A server of somebody else, which says yes to everything; `asked` is what it was asked. */
async function openStranger(): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.end('OK')
  })
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as AddressInfo).port, asked }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

const places: [variable: string, set: (addresses: Addresses, port: number) => void][] = [
  ['GATEWAY_PORT', (addresses, port) => (addresses.gatewayPort = port)],
  ['MEMBER_PORT', (addresses, port) => (addresses.memberPort = port)],
  ['AGENT_PORT', (addresses, port) => (addresses.agentPort = port)],
  ['VENDOR_PORT', (addresses, port) => (addresses.vendorPort = port)],
  ['IDENTITY_PORT', (addresses, port) => (addresses.identityPort = port)],
  ['LAUNCH_PORT', (addresses, port) => (addresses.launchPort = port)],
  ['AGGREGATOR_PORT', (addresses, port) => (addresses.aggregatorPort = port)],
  ['LINES_PORT', (addresses, port) => (addresses.linePorts[3] = port)],
]

it.each(places)(
  '%s of a stranger is named with who holds it, and nobody is asked anything',
  async (variable, set) => {
    const stranger = await openStranger()
    const addresses = await freeAddresses()
    set(addresses, stranger.port)
    const refused = await openPlatform({ addresses }).catch((error: Error) => error.message)
    expect(refused).toContain(`The port ${stranger.port} (${variable}) is taken by process ${process.pid} (`)
    expect(refused).toContain(`choose another port with ${variable}.`)
    expect(stranger.asked).toEqual([])
  },
)

it.each(places)('%s must be one that browsers ask', async (variable, set) => {
  const addresses = await freeAddresses()
  for (const port of [5060, 6000]) {
    set(addresses, port)
    await expect(openPlatform({ addresses })).rejects.toThrow(
      `The port ${port} (${variable}) is one that browsers refuse; choose another one.`,
    )
  }
})

it('names everything that is wrong at once, two parts on one port too', async () => {
  const { gatewayPort, memberPort, linePorts } = readAddresses({
    GATEWAY_PORT: '6000',
    MEMBER_PORT: '5999',
    LINES_PORT: '5997',
  })
  // A platform may run on the usual ports meanwhile.
  const addresses = { ...(await freeAddresses()), gatewayPort, memberPort, linePorts }
  await expect(openPlatform({ addresses })).rejects.toThrow(
    [
      'The port 6000 (GATEWAY_PORT) is one that browsers refuse; choose another one.',
      'MEMBER_PORT and LINES_PORT both say 5999; choose another port for one.',
      'GATEWAY_PORT and LINES_PORT both say 6000; choose another port for one.',
    ].join('\n'),
  )
})

it('closes the sites that are open when one cannot be opened', async () => {
  const stranger = await openStranger()
  const addresses = { ...(await freeAddresses()), agentPort: stranger.port }
  await expect(openSites(addresses, { brand: 'saola', lines: [] })).rejects.toThrow(
    `${stranger.port} (AGENT_PORT) is taken`,
  )
  expect(await isOpen(addresses.memberPort)).toBe(false)
})

it('knows the ports that are refused as fetch does', async () => {
  const refused: number[] = []
  const looked = new Set(blockedPorts.flatMap((port) => [port - 1, port, port + 1]))
  for (const port of looked) {
    const init = { dispatcher: neverAsks } as RequestInit
    const error = await fetch(`http://127.0.0.1:${port}/`, init).catch((why: Error) => why)
    if (error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port')
      refused.push(port)
  }
  // Nothing can be opened on 0, which stands for any free port.
  expect(refused.filter((port) => port !== 0)).toEqual(blockedPorts)
})

const neverAsks = {
  dispatch() {
    throw new Error('would be asked')
  },
}
