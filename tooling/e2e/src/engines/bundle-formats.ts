import { build } from 'esbuild'

const source = new URL('../../../../packages/i18n/src/index.ts', import.meta.url)

/** How we write money, dates and times, as one script for a page: it answers what `writeSamples` answers here. */
export async function bundleFormats(): Promise<string> {
  const samples = new URL('./write-samples.ts', import.meta.url)
  const { outputFiles } = await build({
    entryPoints: [decodeURIComponent(samples.pathname)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'samples',
    target: 'es2022',
    alias: { '@saola/i18n': decodeURIComponent(source.pathname) },
  })
  return outputFiles[0]?.text ?? ''
}
