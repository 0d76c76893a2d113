import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { measureMemory, type Held } from './measure-memory.ts'

const preload = new URL('./tell-memory.ts', import.meta.url).href
const startsWithinMs = 180_000

/** A program that runs, with all the processes that it has started. */
export type Measured = {
  measure: (as: 'is' | 'settled') => Promise<Held>
  close: () => Promise<void>
}

/** Starts a Node program, and resolves once a line of what it says holds `sign`. */
export async function openMeasured(
  file: string,
  { sign, environment }: { sign: string; environment: NodeJS.ProcessEnv },
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'saola-memory-'))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...environment,
      NODE_OPTIONS: `--import=${preload}`,
      SAOLA_BENCH_MEMORY: folder,
    },
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${file} did not become ready`)), startsWithinMs)
    void ended.then(() => reject(new Error(`${file} stopped before it was ready`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.includes(sign)) return
      clearTimeout(late)
      resolve()
    })
  }).catch((error: unknown) => {
    child.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  return {
    measure: (as) => measureMemory(folder, as),
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
