import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { packageBuild } from '@saola/config/tsup'
import { defineConfig } from 'tsup'

const base = packageBuild(['src/index.ts', 'src/theme.css'])
if (Array.isArray(base) || typeof base === 'function') throw new Error('packageBuild must give plain options')

/** tsup loads each `.css` as a global sheet; another file ending lets esbuild see the modules as modules. */
const cssModules = {
  name: 'css-modules',
  setup(build) {
    build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
      path: `${resolve(resolveDir, path)}.local`,
      namespace: 'css-modules',
    }))
    build.onLoad({ filter: /\.local$/, namespace: 'css-modules' }, async ({ path }) => ({
      contents: await readFile(path.slice(0, -'.local'.length), 'utf8'),
      loader: 'local-css',
    }))
  },
}

export default defineConfig({ ...base, esbuildPlugins: [cssModules] })
