import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Node reads these files as they are: nothing in them needs Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    name: 'local-parties',
    include: ['test/**/*.test.ts'],
    globalSetup: fileURLToPath(import.meta.resolve('@saola/gateway/testing/seeded-database.ts')),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
