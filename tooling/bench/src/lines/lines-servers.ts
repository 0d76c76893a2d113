import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How a mirror behaves; `roundTripMs` is added to a local machine that has none. */
export type Mirror =
  | { readonly kind: 'works'; readonly roundTripMs: number }
  | { readonly kind: 'silent' | 'stalls' | 'refuses' | 'portal' | 'says-no' }

/** Mirrors on real sockets. */
export interface Mirrors {
  readonly domains: readonly string[]
  /** Requests that have come in since the last `cool`. */
  requests(): number
  /** Requests without a complete answer whose socket still stands. */
  open(): number
  /** Closes every connection, so that the next visitor has to connect anew. */
  cool(): void
  close(): void
}

const pong = JSON.stringify({ success: true, value: 'pong' })

/** Starts one server for each mirror on 127.0.0.1, from `firstPort` up; one that refuses has no server. */
export async function startMirrors(mirrors: readonly Mirror[], firstPort: number): Promise<Mirrors> {
  const known = new Set<Socket>()
  const waiting = new Set<ServerResponse>()
  let requests = 0
  const servers: Server[] = []

  function answer(mirror: Mirror, { socket }: IncomingMessage, response: ServerResponse): void {
    requests += 1
    waiting.add(response)
    response.on('close', () => waiting.delete(response))
    if (mirror.kind === 'silent') return
    if (mirror.kind === 'portal') return void response.end('<!doctype html><title>Welcome</title>')
    if (mirror.kind === 'says-no') return void response.end('{"success":false}')
    response.setHeader('content-type', 'application/json')
    if (mirror.kind === 'stalls') return void response.write('{"success":')
    if (mirror.kind !== 'works') return void response.destroy()
    // TCP and TLS cost a visitor a round trip each before the first request has its own.
    const roundTrips = known.has(socket) ? 1 : 3
    known.add(socket)
    setTimeout(() => response.end(pong), roundTrips * mirror.roundTripMs)
  }

  for (const [index, mirror] of mirrors.entries()) {
    if (mirror.kind === 'refuses') continue
    const server = createServer((request, response) => answer(mirror, request, response))
    await new Promise<void>((resolve) => server.listen(firstPort + index, '127.0.0.1', resolve))
    servers.push(server)
  }
  return {
    domains: mirrors.map((_, index) => `http://127.0.0.1:${firstPort + index}`),
    requests: () => requests,
    open: () => waiting.size,
    cool() {
      for (const server of servers) server.closeAllConnections()
      known.clear()
      requests = 0
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}
