/**
 * How every package is built: ESM only, one entry, declarations by `tsc` afterwards.
 *
 * @module
 */
import { defineConfig } from 'tsup'

/** The tsup settings of a package; `entry` defaults to `src/index.ts`. */
export function packageBuild(entry: string[] = ['src/index.ts']): ReturnType<typeof defineConfig> {
  return defineConfig({ entry, format: 'esm', target: 'es2022', clean: true, dts: false, splitting: true })
}
