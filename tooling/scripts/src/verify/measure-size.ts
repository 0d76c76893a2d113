import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expectWithin } from './expect-within.ts'
import type { SizeLimit } from './size-limits.ts'
import { runQuietly } from './steps.ts'
import type { Tarball } from './tarballs.ts'

type Metafile = {
  outputs: Record<
    string,
    { entryPoint?: string; imports: { path: string; kind: string; external?: boolean }[] }
  >
}

/** Bytes of a packed part, gzipped: bundled and minified with everything from elsewhere left outside. */
export async function measureSize({ contents }: Tarball, limit: SizeLimit): Promise<number> {
  const { entry = 'index.js', names } = limit
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saola-size-')))
  const file = join(contents, 'dist', entry)
  const start = names === undefined ? file : join(folder, 'part.js')
  if (names !== undefined) writeFileSync(start, `export { ${names.join(', ')} } from '${file}'`)
  const fixed = [
    '--bundle',
    '--minify',
    '--format=esm',
    '--splitting',
    '--packages=external',
    '--log-level=error',
  ]
  const meta = join(folder, 'meta.json')
  try {
    await runQuietly(
      'esbuild',
      [start, ...fixed, `--outdir=${join(folder, 'out')}`, `--metafile=${meta}`],
      folder,
    )
    const { outputs } = JSON.parse(readFileSync(meta, 'utf8')) as Metafile
    const first = Object.keys(outputs).find((path) => {
      const { entryPoint } = outputs[path] ?? {}
      return entryPoint !== undefined && resolve(folder, entryPoint) === start
    })
    if (first === undefined) throw new Error(`${relative(contents, file)} gave no output`)
    const together = [...loadedAtOnce(outputs, first)].map((path) => readFileSync(join(folder, path)))
    return together.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function loadedAtOnce(outputs: Metafile['outputs'], first: string): Set<string> {
  const found = new Set([first])
  for (const path of found) {
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !external) found.add(next)
    }
  }
  return found
}

/** Measures and says the figure; more than the limit is a failure. */
export async function checkSize(tarball: Tarball, limit: SizeLimit): Promise<void> {
  const bytes = await measureSize(tarball, limit)
  const { names, entry = 'index.js' } = limit
  expectWithin(bytes, limit.bytes, `${tarball.name} (${names?.join(', ') ?? entry})`)
}
