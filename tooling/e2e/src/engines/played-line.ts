import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is different on a way to a site. */
export type Play = {
  /** Runs in each page before the app. */
  before?: () => void
  /** Files of code that are lost: their address or their text has this mark. */
  lose?: string
}

/** A way to a site as no engine can be told to play it by itself: something is lost, or the browser is another one. */
export async function openPlayedLine(
  site: string,
  { before, lose }: Play,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(async (asked, answer) => {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of asked) chunks.push(chunk as Buffer)
      const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = asked.headers
      const came = await fetch(new URL(asked.url ?? '/', site), {
        method: asked.method ?? 'GET',
        headers: headers as Record<string, string>,
        redirect: 'manual',
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const type = came.headers.get('content-type') ?? ''
      const body = Buffer.from(await came.arrayBuffer())
      const isLost =
        lose !== undefined &&
        type.includes('javascript') &&
        (asked.url?.includes(lose) || body.includes(lose))
      if (isLost) {
        answer.destroy()
        return
      }
      const kept = [...came.headers].filter(
        ([name]) => !/^(content-(length|encoding|security-policy)|transfer-encoding|connection)$/.test(name),
      )
      const isPage = before !== undefined && type.includes('text/html')
      answer.writeHead(came.status, Object.fromEntries(kept))
      answer.end(
        isPage ? body.toString().replace('<head>', `<head><script>(${before.toString()})()</script>`) : body,
      )
    } catch {
      answer.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
