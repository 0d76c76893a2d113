import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What becomes of a call on its way: somebody else answers, or the connection breaks. */
export type Fault = { status: number; body?: string } | 'cut'

/** A way to a site on which one call fails and all else passes; the browser notices nothing of it. */
export type FaultyLine = {
  origin: string
  /** From now on every call of this path fails so; without a path nothing fails. */
  fail: (path?: string, fault?: Fault) => void
  close: () => Promise<void>
}

/** Opens such a way to `site`. Unlike a route of the browser, it leaves the browser its cache. */
export async function openFaultyLine(site: string): Promise<FaultyLine> {
  let failing: { path: string; fault: Fault } | undefined
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', site)
    if (failing?.path === pathname) meet(failing.fault, answer)
    else pass(site, asked, answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (path, fault = 'cut') => {
      failing = path === undefined ? undefined : { path, fault }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function meet(fault: Fault, answer: ServerResponse): void {
  if (fault === 'cut') answer.destroy()
  else answer.writeHead(fault.status, { 'Content-Type': 'application/json' }).end(fault.body)
}

function pass(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const onward = request(new URL(asked.url ?? '/', site), { method: asked.method, headers: asked.headers })
  onward.on('response', (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers)
    came.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  // A browser that leaves a page drops what it had asked for.
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}
