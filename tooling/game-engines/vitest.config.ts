import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'game-engines', include: ['test/**/*.test.ts'] } })
