import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Runs a program on bytes until it has read enough, and answers what it printed. Rejects when it cannot be started or ends
 * with an error of its own.
 */
export async function runOnStream(
  program: string,
  args: readonly string[],
  bytes: Iterable<Buffer>,
): Promise<string> {
  const child = spawn(program, [...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  // A program that has read enough closes its end, which is no failure.
  await Promise.allSettled([pipeline(Readable.from(bytes), child.stdin), ended])
  const code = await ended
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  return printed
}
