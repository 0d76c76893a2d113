import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The workshop: its shell and the page of one component, dressed by the brand that `SAOLA_BRAND` names. */
export default defineConfig({
  root: here('workshop'),
  base: './',
  resolve: { alias: { '/brand/': here(`../../tooling/brands/${process.env['SAOLA_BRAND'] || 'saola'}/`) } },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: [here('workshop/index.html'), here('workshop/page.html')],
      // Radix marks its files for React servers; there is none here.
      onwarn(warning, warn) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
})
