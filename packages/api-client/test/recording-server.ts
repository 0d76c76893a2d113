import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as the server saw it. */
export type SeenRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** A gateway on a real socket: remembers what it was sent and answers as told. Closed when the test ends. */
export async function startServer(
  answer: (request: SeenRequest, response: ServerResponse, count: number) => unknown,
): Promise<{ baseUrl: string; seen: SeenRequest[]; stop: () => void }> {
  const seen: SeenRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '', 'http://gateway')
      const request = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      }
      seen.push(request)
      const value = answer(request, response, seen.length)
      if (value !== undefined) response.end(JSON.stringify(value))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(stop)
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, stop }
}
