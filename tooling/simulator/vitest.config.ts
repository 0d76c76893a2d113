import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Node reads these files as they are: nothing in them needs Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    name: 'simulator',
    include: ['test/**/*.test.ts'],
    // A dozen seeds in one test, on a machine that is slow and busy.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
})
