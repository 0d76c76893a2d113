import { spawn } from 'node:child_process'
import { rootFolder } from '../run.ts'

/** Throws with what the tool said unless it ends well; returns what it wrote. Tools are looked for in `programs` first. */
export function runQuietly(
  tool: string,
  args: string[],
  folder: string = rootFolder,
  extra: NodeJS.ProcessEnv = {},
  programs = `${rootFolder}node_modules/.bin`,
): Promise<string> {
  const env = {
    ...process.env,
    PATH: `${programs}:${rootFolder}node_modules/.bin:${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    ...extra,
  }
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let written = ''
    child.stdout.on('data', (part: Buffer) => {
      output += String(part)
      written += String(part)
    })
    child.stderr.on('data', (part: Buffer) => (output += String(part)))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(written)
      else reject(new Error(`${tool} ${args.join(' ')} ended with ${code}\n${output}`))
    })
  })
}

/** A step with its name; it fails by throwing. */
export type Step = [name: string, work: () => Promise<unknown>]

/** A step that failed, and what it said. */
export type FailedStep = { name: string; problem: string }

/** Runs all steps, as many at a time as told, and gives those that failed. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<FailedStep[]> {
  const waiting = [...steps]
  const failed: FailedStep[] = []
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed

  async function work(): Promise<void> {
    for (;;) {
      const next = waiting.shift()
      if (next === undefined) return
      const [name, run] = next
      const startedAt = performance.now()
      const problem = await run().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`${problem === undefined ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
      if (problem !== undefined) failed.push({ name, problem })
    }
  }
}

/** Ends the process with what failed, which is read last: logs are often cut in their middle. */
export function endIfFailed(what: string, failed: readonly FailedStep[]): void {
  if (failed.length === 0) return
  for (const { name, problem } of failed) console.error(`\nFAIL ${name}\n${problem}`)
  console.error(`${what} failed: ${failed.map(({ name }) => name).join('; ')}`)
  process.exit(1)
}
