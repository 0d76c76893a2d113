import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** How we write money, dates and times, as one script for a page: it answers what `writeSamples` answers here. */
export async function bundleFormats(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('./write-samples.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'samples',
    target: 'es2022',
    alias: { '@saola/i18n': here('../../../../packages/i18n/src/index.ts') },
  })
  return outputFiles[0]?.text ?? ''
}
