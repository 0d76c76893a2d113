import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A way to a site of this machine from another of its addresses, as a visitor from elsewhere would come. */
export type Neighbour = { origin: string; close: () => Promise<void> }

/** Opens a way to `site` whose visitors come from `from`, such as 127.0.0.2. */
export async function openNeighbour(site: string, from: string): Promise<Neighbour> {
  const { port } = new URL(site)
  const sockets = new Set<Socket>()
  const server = createServer((visitor) => {
    const target = connect({ host: '127.0.0.1', port: Number(port), localAddress: from })
    for (const socket of [visitor, target]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      // A browser drops connections as it likes.
      socket.on('error', () => socket.destroy())
    }
    visitor.pipe(target).pipe(visitor)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
