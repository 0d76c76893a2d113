import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { startGateway, type TestGateway } from '@saola/gateway/testing/start-gateway.ts'

/** The reference gateway at an address, as an example meets it. */
export type ListeningGateway = { origin: string; gateway: TestGateway; close: () => Promise<void> }

type Settings = Parameters<typeof startGateway>[0]
type Answer = (request: Request) => Promise<Response>

/** Opens it on a port of its own, by the machine's time; `line` stands before it and may lose what goes to and fro. */
export async function openGateway(
  settings: Settings = {},
  line: (request: Request, answer: Answer) => Promise<Response> = (request, answer) => answer(request),
): Promise<ListeningGateway> {
  const gateway = await startGateway(settings)
  const setClock = (): void => gateway.clock.advance(Date.now() - gateway.clock.now())
  setClock()
  const answer: Answer = (request) => {
    setClock()
    return gateway.fetch(request)
  }
  const server = createServer(getRequestListener((request) => line(request, answer)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    gateway,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await gateway.close()
    },
  }
}
