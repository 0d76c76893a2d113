import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest keeps one core for watching; a run has nothing to watch, and what waits for a process leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    projects: [
      'packages/*',
      'apps/*',
      'tooling/gateway',
      'tooling/server',
      'tooling/demo',
      'tooling/game-engines',
      'tooling/game-vendor',
      'tooling/local-parties',
      'tooling/brands',
      'tooling/scripts',
      'tooling/simulator',
    ],
  },
})
