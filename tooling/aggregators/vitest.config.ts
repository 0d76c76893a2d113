import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Node reads these files as they are: nothing in them needs Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    name: 'aggregators',
    include: ['test/**/*.test.ts'],
  },
})
