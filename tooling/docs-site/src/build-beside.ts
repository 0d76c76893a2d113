import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { join } from 'node:path'
import { builtSite, repository, siteRoot } from './folders.ts'

/** Builds the frame of the running examples into the site. */
export async function buildExamples(): Promise<void> {
  await build({
    configFile: false,
    root: join(siteRoot, 'live'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), keepWhatIsSaid],
    build: {
      outDir: join(builtSite, 'live'),
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 3000,
    },
  })
}

/** Packages say of all their files that to import them does nothing; their examples speak while they are imported. */
const keepWhatIsSaid: Plugin = {
  name: 'keep-what-is-said',
  transform: {
    filter: { id: /\/example\.tsx?$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
}

/** Builds the workshop of components into the site, as its own configuration says. */
export async function buildWorkshop(): Promise<void> {
  const ui = join(repository, 'packages/ui')
  await build({
    configFile: join(ui, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(builtSite, 'workshop'), emptyOutDir: true },
  })
}
