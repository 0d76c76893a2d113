import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'tooling/gateway', 'tooling/brands', 'tooling/simulator'] },
})
