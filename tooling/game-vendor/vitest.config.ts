import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'game-vendor', include: ['test/**/*.test.ts'], hookTimeout: 60_000 },
})
