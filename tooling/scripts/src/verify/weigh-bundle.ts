import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { runQuietly } from './steps.ts'

type Output = { entryPoint?: string; imports: { path: string; kind: string; external?: boolean }[] }
type Outputs = Record<string, Output>

const fixed = ['--bundle', '--minify', '--format=esm', '--splitting', '--log-level=error']

/**
 * Bytes, gzipped, of what is fetched to run `start`, bundled and minified by esbuild in `folder`: its own file, all that it
 * imports at once, and the modules of `late`, which it loads as soon as it does something. `settings` say what stays outside.
 */
export async function weighBundle(
  folder: string,
  start: string,
  settings: readonly string[],
  late: readonly string[] = [],
): Promise<number> {
  const meta = join(folder, 'meta.json')
  const out = join(folder, 'out')
  await runQuietly('esbuild', [start, ...fixed, ...settings, `--outdir=${out}`, `--metafile=${meta}`], folder)
  const { outputs } = JSON.parse(readFileSync(meta, 'utf8')) as { outputs: Outputs }
  const entries = [resolve(folder, start), ...late.map((path) => resolve(folder, path))]
  const files = new Set(entries.map((entry) => outputOf(outputs, folder, entry)))
  for (const file of files) {
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) files.add(path)
    }
  }
  const weights = [...files].map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

function outputOf(outputs: Outputs, folder: string, entry: string): string {
  const file = Object.keys(outputs).find((path) => {
    const { entryPoint } = outputs[path] ?? {}
    return entryPoint !== undefined && resolve(folder, entryPoint) === entry
  })
  if (file === undefined) throw new Error(`${entry} gave no output`)
  return file
}
