import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'theme-page', include: ['test/**/*.test.ts'] } })
