import { directToOurselves } from './direct-to-ourselves.ts'
import { spawn, type ChildProcess } from 'node:child_process'

const endWithOwner = new URL('./end-with-owner.ts', import.meta.url).href

/** Starts a Node program that ends when this process does, in whichever way, and that can say by a message that it is ready. */
export function spawnOwned(
  words: readonly string[],
  { options = [], ...where }: { options?: readonly string[]; environment: NodeJS.ProcessEnv; cwd?: string },
): ChildProcess {
  return spawn(process.execPath, [...options, '--import', endWithOwner, ...words], {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    env: directToOurselves(where.environment),
    ...(where.cwd === undefined ? {} : { cwd: where.cwd }),
  })
}
