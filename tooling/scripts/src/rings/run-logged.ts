import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { rootFolder, toolEnvironment } from '../run.ts'
import type { Log } from './part.ts'

const running = new Set<ChildProcess>()

/**
 * Runs one of the repository's own tools from its root; what it says goes into `log`. Returns its exit code. One that gives way computes
 * only while nothing else does.
 */
export function runLogged(
  tool: string,
  args: readonly string[],
  log: Log,
  environment: NodeJS.ProcessEnv = {},
  givesWay = false,
): Promise<number> {
  log(`$ ${tool} ${args.join(' ')}\n`)
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: rootFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnvironment(environment),
    })
    running.add(child)
    if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => log(String(part)))
    child.on('error', (cause) => reject(new Error(`${tool} could not be run`, { cause })))
    child.on('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Has the tools that run end as Ctrl+C would, with what they started; resolves when they have. */
export async function endRunning(): Promise<void> {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once('close', () => resolve())
          child.kill('SIGINT')
        }),
    ),
  )
}
