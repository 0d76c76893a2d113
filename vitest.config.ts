import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // How many workers there are, `pnpm test` says: projects do not follow the root in it.
    tags: [
      {
        name: 'round',
        description: 'runs in the round alone (pnpm test --all); without it a test is in the gate',
      },
    ],
    projects: [
      'packages/*',
      'apps/*',
      'tooling/gateway',
      'tooling/server',
      'tooling/demo',
      'tooling/docs-site',
      'tooling/game-engines',
      'tooling/game-vendor',
      'tooling/local-parties',
      'tooling/brands',
      'tooling/scripts',
      'tooling/second-gateway',
      'tooling/simulator',
      'tooling/theme-page',
    ],
  },
})
