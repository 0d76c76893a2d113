import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const uiFolder = fileURLToPath(new URL('../../../packages/ui/', import.meta.url))

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** A component workshop that is built and served. */
export type OpenWorkshop = { origin: string; close: () => Promise<void> }

/** Builds the workshop of the components into a folder of its own and serves it on `port`; throws what the build says. */
export async function openWorkshop(port: number): Promise<OpenWorkshop> {
  const folder = mkdtempSync(join(tmpdir(), 'saola-workshop-'))
  build(folder)
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://local').pathname)
    try {
      const content = readFileSync(join(folder, path === '/' ? 'index.html' : path))
      response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/html' }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function build(folder: string): void {
  const vite = join(uiFolder, 'node_modules/vite/bin/vite.js')
  const result = spawnSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: uiFolder,
    encoding: 'utf8',
  })
  if (result.status !== 0)
    throw new Error(`the workshop could not be built: ${result.stdout}${result.stderr}`, {
      cause: result.error,
    })
}
