import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createVendor } from '@saola/game-vendor'
import type { TestGateway } from '../start-gateway.ts'
import { vendorServices } from '../vendor/vendor-of.ts'
import { pageAssets } from '../vendor/page-assets.ts'

/** What the line between the gateway and the vendor does to an order. */
export type Mood =
  | 'fine'
  /** The order never arrives. */
  | 'drops the request'
  /** The order is recorded, its answer is lost. */
  | 'drops the answer'
  /** The order is recorded, the answer comes after everybody stopped waiting. */
  | 'answers late'
  /** The order arrives and is recorded after everybody stopped waiting. */
  | 'records late'
  /** Something on the way sends the order again. */
  | 'sends it twice'
  | 'breaks'
  | 'talks nonsense'

/** The in-house vendor behind a real socket whose line misbehaves with orders, and nothing else. */
export type FlakyVendor = {
  origin: string
  mood: Mood
  /** Resolves when everything that was let through late has been recorded. */
  quiet: () => Promise<void>
  /** Takes the vendor off the network, and brings it back on the same port. */
  down: () => Promise<void>
  up: () => Promise<void>
}

const lateMs = 700

export async function openFlakyVendor(gateway: TestGateway): Promise<FlakyVendor> {
  const vendor = createVendor(vendorServices(gateway), pageAssets)
  const late: Promise<unknown>[] = []
  let port = 0
  let server: Server

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const forward = () =>
      Promise.resolve(
        vendor.request(request.url ?? '/', {
          method: request.method ?? 'GET',
          headers: { authorization: request.headers.authorization ?? '' },
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        }),
      )
    const pass = async (answer: Response) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
    const mood = request.method === 'POST' ? flaky.mood : 'fine'
    if (mood === 'drops the request') return void response.destroy()
    if (mood === 'breaks') return void response.writeHead(503).end()
    if (mood === 'talks nonsense') return void response.writeHead(200).end('<h1>Welcome</h1>')
    if (mood === 'records late') {
      late.push(wait().then(forward))
      return
    }
    const answer = await forward()
    if (mood === 'drops the answer') return void response.destroy()
    if (mood === 'sends it twice') return pass(await forward())
    if (mood === 'answers late') await wait()
    return pass(answer)
  }

  const listen = async (at: number) => {
    server = createServer((request, response) => void handle(request, response))
    await new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  }
  await listen(0)
  const flaky: FlakyVendor = {
    origin: `http://127.0.0.1:${port}`,
    mood: 'fine',
    quiet: async () => {
      await Promise.all(late)
    },
    down: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
    up: () => listen(port),
  }
  return flaky
}

function wait(): Promise<void> {
  return new Promise((done) => setTimeout(done, lateMs))
}
