import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'gateway',
    include: ['test/**/*.test.ts'],
    globalSetup: './test/seeded-database.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
