import { packageBuild, writeSheet } from '@saola/config/tsup'
import { defineConfig } from 'tsup'

const base = packageBuild()
if (Array.isArray(base) || typeof base === 'function') throw new Error('packageBuild must give plain options')

export default defineConfig({
  ...base,
  loader: { '.css': 'local-css' },
  // The tokens are one plain sheet with global names.
  onSuccess: async () => {
    await writeSheet('dist/index.css')
    await writeSheet('src/theme.css', 'dist/theme.css')
  },
})
