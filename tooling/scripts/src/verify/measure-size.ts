import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectWithin } from './expect-within.ts'
import type { SizeLimit } from './size-limits.ts'
import type { Tarball } from './tarballs.ts'
import { weighBundle } from './weigh-bundle.ts'

/** Bytes of a packed part, gzipped: bundled and minified with everything from elsewhere left outside. */
export async function measureSize({ contents }: Tarball, limit: SizeLimit): Promise<number> {
  const { entry = 'index.js', names } = limit
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saola-size-')))
  const file = join(contents, 'dist', entry)
  const start = names === undefined ? file : join(folder, 'part.js')
  if (names !== undefined) writeFileSync(start, `export { ${names.join(', ')} } from '${file}'`)
  try {
    return await weighBundle(folder, start, ['--packages=external'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures and says the figure; more than the limit is a failure. */
export async function checkSize(tarball: Tarball, limit: SizeLimit): Promise<void> {
  const bytes = await measureSize(tarball, limit)
  const { names, entry = 'index.js' } = limit
  expectWithin(bytes, limit.bytes, `${tarball.name} (${names?.join(', ') ?? entry})`)
}
