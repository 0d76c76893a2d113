import { copyFile } from 'node:fs/promises'
import { packageBuild } from '@saola/config/tsup'
import { defineConfig } from 'tsup'

const base = packageBuild()
if (Array.isArray(base) || typeof base === 'function') throw new Error('packageBuild must give plain options')

export default defineConfig({
  ...base,
  loader: { '.css': 'local-css' },
  // The tokens are one plain sheet with global names; there is nothing to build.
  onSuccess: () => copyFile('src/theme.css', 'dist/theme.css'),
})
