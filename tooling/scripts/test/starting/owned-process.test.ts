import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { directToOurselves } from '../../src/processes/direct-to-ourselves.ts'

const owner = fileURLToPath(new URL('./owner.ts', import.meta.url))

it.each([
  ['SIGKILL', 'alone'],
  ['SIGKILL', 'watched'],
  ['SIGTERM', 'alone'],
] as const)('a process ends with an owner that ended by %s, %s', async (signal, how) => {
  const started = spawn(process.execPath, [owner, how], { stdio: ['ignore', 'pipe', 'inherit'] })
  const owned = await new Promise<number[]>((resolve) =>
    started.stdout.once('data', (text: Buffer) => resolve(String(text).trim().split(' ').map(Number))),
  )
  expect(owned.map(isAlive)).not.toContain(false)
  started.kill(signal)
  await expect.poll(() => owned.map(isAlive), { timeout: 10_000 }).not.toContain(true)
})

it.each([
  [{}, '127.0.0.1,localhost,::1'],
  [{ NO_PROXY: 'intranet.test,localhost' }, 'intranet.test,localhost,127.0.0.1,::1'],
  [{ no_proxy: '*', NO_PROXY: 'never.read' }, '*,127.0.0.1,localhost,::1'],
])('with %o no proxy is asked for this machine', (environment, expected) => {
  expect(directToOurselves(environment)).toEqual({ NO_PROXY: expected, no_proxy: expected })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
