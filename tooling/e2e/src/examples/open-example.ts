import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@saola/testkit/postgres'

/** A page of `examples`, built and served as its README says. */
export type OpenExample = { origin: string; close: () => void }

/** Builds an example by its folder's name into a folder of its own, and serves it; `environment` is what its README has one set. */
export async function openExample(name: string, environment: Record<string, string>): Promise<OpenExample> {
  const folder = fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url))
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const dist = mkdtempSync(join(tmpdir(), 'saola-example-'))
  const options = { cwd: folder, env: { ...process.env, ...environment }, encoding: 'utf8' } as const
  const built = spawnSync(process.execPath, [vite, 'build', '--outDir', dist, '--emptyOutDir'], options)
  if (built.status !== 0) throw new Error(`${name} could not be built: ${built.stdout}${built.stderr}`)

  const port = await freePort()
  const where = ['--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, [vite, 'preview', '--outDir', dist, ...where], options)
  await new Promise<void>((done, fail) => {
    server.stdout.once('data', () => done())
    server.once('exit', (code) => fail(new Error(`the server of ${name} ended with ${code}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.kill()
      rmSync(dist, { recursive: true, force: true })
    },
  }
}
