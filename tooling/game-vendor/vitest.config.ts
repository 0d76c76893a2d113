import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Node reads these files as they are: nothing in them needs Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    name: 'game-vendor',
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
