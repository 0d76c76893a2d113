import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest keeps one core for watching; a run has nothing to watch.
    maxWorkers: availableParallelism(),
    projects: ['packages/*', 'apps/*', 'tooling/gateway', 'tooling/brands', 'tooling/simulator'],
  },
})
