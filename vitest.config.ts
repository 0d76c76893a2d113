import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest keeps one core for watching; a run has nothing to watch.
    maxWorkers: availableParallelism(),
    projects: [
      'packages/*',
      'apps/*',
      'tooling/gateway',
      'tooling/server',
      'tooling/demo',
      'tooling/game-engines',
      'tooling/local-parties',
      'tooling/brands',
      'tooling/scripts',
      'tooling/simulator',
    ],
  },
})
