import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Node reads these files as they are: nothing in them needs Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    name: 'second-gateway',
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
  },
})
