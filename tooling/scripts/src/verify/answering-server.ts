import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the files of `folder` on a free port of this machine; the paths in `answers` are replies of a gateway. */
export async function openAnsweringServer(
  folder: string,
  answers: Record<string, unknown>,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    const reply = answers[pathname]
    if (reply !== undefined) {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(reply))
      return
    }
    const path = pathname === '/' ? '/index.html' : pathname
    readFile(join(folder, path)).then(
      (body) => response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
