import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Bytes of what a bundle keeps when an app imports these names of `@saola/validation`, minified and gzipped. */
export async function gzippedBytes(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from '@saola/validation'`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}
