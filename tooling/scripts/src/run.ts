import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { whyNotIn } from '@saola/config/refuse-folder'

export const rootFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** Ends this process with a sentence where the repository lies in a folder in which it cannot be built, or tested. */
export function refuseFolder(work?: 'built' | 'tested'): void {
  const why = whyNotIn(rootFolder, work)
  if (why === undefined) return
  console.error(why)
  process.exit(1)
}

/** Where the repository's own tools are found, for a process of its own. */
export function toolEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${rootFolder}node_modules/.bin:${rootFolder}tooling/e2e/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    // Node keeps what it made of our TypeScript: a gateway of a test starts in three quarters of the time.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] || `${rootFolder}node_modules/.cache/node`,
    ...more,
  }
}

/** Runs one of the repository's own tools from its root, with its output shown, and returns its exit code. */
export function run(tool: string, args: string[], environment: NodeJS.ProcessEnv = {}): number {
  const result = spawnSync(tool, args, {
    cwd: rootFolder,
    stdio: 'inherit',
    env: toolEnvironment(environment),
  })
  if (result.error) throw new Error(`${tool} could not be run`, { cause: result.error })
  return result.status ?? 1
}

/** As `run`, while this process goes on; ends the tool when `signal` is aborted. */
export function runUntil(tool: string, args: string[], signal?: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: rootFolder, stdio: 'inherit', env: toolEnvironment() })
    const end = (): void => void child.kill('SIGTERM')
    signal?.addEventListener('abort', end, { once: true })
    child.once('error', (cause) => reject(new Error(`${tool} could not be run`, { cause })))
    child.once('exit', (code) => {
      signal?.removeEventListener('abort', end)
      resolve(code ?? 1)
    })
  })
}
