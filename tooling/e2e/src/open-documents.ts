import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../docs-site/src/main.ts', import.meta.url))

/** The site of the documents, built and served. */
export type OpenDocuments = { origin: string; close: () => void }

/** Builds the site of the documents and serves it on `port`; throws what the build says. */
export async function openDocuments(port: number): Promise<OpenDocuments> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, 'serve'], {
    env: { ...process.env, DOCS_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  server.stderr.on('data', (text: Buffer) => said.push(String(text)))
  for await (const line of createInterface(server.stdout)) {
    said.push(line)
    if (line.startsWith('The documents:'))
      return { origin: `http://127.0.0.1:${port}`, close: () => void server.kill() }
  }
  throw new Error(`the documents could not be built: ${said.join('\n')}`)
}
