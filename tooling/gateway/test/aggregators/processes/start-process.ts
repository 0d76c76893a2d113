import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Way } from '../stage.ts'

/** A gateway in a process of its own. */
export type GatewayProcess = { send: Way; end: () => Promise<void> }

const file = fileURLToPath(new URL('serve.ts', import.meta.url))

/** Starts one on the database at an address; throws where it ends before it serves. */
export async function startProcess(url: string): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: url },
  })
  const ended = once(child, 'exit')
  const said = once(createInterface(child.stdout), 'line')
  const [port] = await Promise.race([
    said,
    ended.then(() => Promise.reject(new Error('a gateway did not start'))),
  ])
  return {
    send: (path, init) => fetch(`http://127.0.0.1:${String(port)}${path}`, init),
    end: async () => {
      child.stdin.end()
      await ended
    },
  }
}
