import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['test/**/*.test.ts'],
    globalSetup: fileURLToPath(import.meta.resolve('@saola/gateway/testing/seeded-database.ts')),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
