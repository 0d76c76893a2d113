import { spawnSync } from 'node:child_process'

export const rootFolder = new URL('../../../', import.meta.url).pathname

/** Where the repository's own tools are found, for a process of its own. */
export function toolEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${rootFolder}node_modules/.bin:${rootFolder}tooling/e2e/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    // Node keeps what it made of our TypeScript: a gateway of a test starts in three quarters of the time.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? `${rootFolder}node_modules/.cache/node`,
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
