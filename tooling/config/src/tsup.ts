/**
 * How every package is built: ESM only, one entry, declarations by `tsc` afterwards. Maps hold the sources, which no tarball has.
 *
 * @module
 */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { scriptTarget } from './floor.ts'
import { markPure } from './mark-pure.ts'
import { buildSheet } from './sheets/build-sheet.ts'

/** The tsup settings of a package; `entry` defaults to `src/index.ts`. */
export function packageBuild(entry: string[] = ['src/index.ts']): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry: sortedEntries(entry),
    format: 'esm',
    target: scriptTarget,
    clean: true,
    sourcemap: true,
    dts: false,
    splitting: true,
  })
}

/** Named and in one order, so that the same source gives the same files: tsup takes a list as its search returns it. */
function sortedEntries(patterns: readonly string[]): Record<string, string> {
  const files = patterns
    .flatMap((pattern) => globSync(pattern))
    .map(toSlashes)
    .toSorted()
  return Object.fromEntries(files.map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file]))
}

const toSlashes = (path: string): string => path.replaceAll('\\', '/')

/** Builds a package's sheet for the browsers of docs/browsers.md, from where it is to `to`. */
export async function writeSheet(from: string, to = from): Promise<void> {
  await writeFile(to, buildSheet(await readFile(from, 'utf8'), from))
}

/**
 * The tsup settings of a package whose files stay files, with every schema and row marked as pure. A bundler then sees
 * namespaces as the source has them and keeps only the members that a consumer names.
 */
export function moduleBuild(): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry: sortedEntries(['src/**/*.ts']),
    format: 'esm',
    target: scriptTarget,
    clean: true,
    sourcemap: true,
    dts: false,
    splitting: false,
    esbuildPlugins: [keepFiles],
  })
}

const keepFiles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-files',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    )
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: markPure(await readFile(path, 'utf8')),
    }))
  },
}
