import { request, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openPort } from '@saola/server'
import type { GatewaySettings } from '@saola/gateway'
import { startGateway, type TestGateway } from '../start-gateway.ts'

/** A gateway behind a real port. */
export type Edge = {
  gateway: TestGateway
  /** The same gateway over sockets that come from an address of this machine, such as 127.0.0.9. */
  from: (address: string) => TestGateway
  close: () => Promise<void>
}

export async function openEdge(settings: Partial<GatewaySettings>): Promise<Edge> {
  const gateway = await startGateway(settings)
  const { port, drain } = await openPort(getRequestListener(gateway.app.fetch), 0)
  return {
    gateway,
    from: (address) => ({
      ...gateway,
      fetch: (input, init) => send(new Request(input, init), port, address),
    }),
    close: async () => {
      await drain(1_000)
      await gateway.close()
    },
  }
}

async function send(asked: Request, port: number, from: string): Promise<Response> {
  const { pathname, search } = new URL(asked.url)
  const body = Buffer.from(await asked.arrayBuffer())
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      localAddress: from,
      agent: false,
      method: asked.method,
      path: `${pathname}${search}`,
      headers: { ...Object.fromEntries(asked.headers), 'content-length': body.length },
    })
    sent.once('error', reject)
    sent.once('response', resolve)
    sent.end(body)
  })
  const parts: Buffer[] = await answer.toArray()
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(Buffer.concat(parts), { status: answer.statusCode ?? 0, headers })
}
