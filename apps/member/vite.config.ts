import { fileURLToPath } from 'node:url'
import { appConfig } from '@saola/config/vite'

export default appConfig({
  worker: fileURLToPath(new URL('service-worker.js', import.meta.url)),
  landing: {
    page: 'src/landing/draw-landing.tsx',
    island: 'src/landing/island.ts',
    chunk: '/src/routes/-landing.tsx',
  },
})
