import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { startGateway, type TestGateway } from '@saola/gateway/testing/start-gateway.ts'

/** The reference gateway at an address, as an example meets it. */
export type ListeningGateway = { origin: string; gateway: TestGateway; close: () => Promise<void> }

/** Opens it on a port of its own; its clock says the machine's time, which examples go by. */
export async function openGateway(settings: Parameters<typeof startGateway>[0]): Promise<ListeningGateway> {
  const gateway = await startGateway(settings)
  gateway.clock.advance(Date.now() - gateway.clock.now())
  const server = createServer(getRequestListener((request) => gateway.fetch(request)))
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
