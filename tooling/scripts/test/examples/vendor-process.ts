import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../examples/game-vendor', import.meta.url))

/** The example's vendor as its README starts it. */
export type VendorProcess = { kill: () => Promise<void> }

/** Starts it; settles once it listens. */
export async function startVendor(environment: Record<string, string>): Promise<VendorProcess> {
  const child: ChildProcess = spawn(process.execPath, ['src/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const said = child.stdout ? once(child.stdout, 'data') : ended
  if ((await Promise.race([said, ended.then(() => undefined)])) === undefined) {
    throw new Error(`the vendor ended with ${child.exitCode}`)
  }
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
