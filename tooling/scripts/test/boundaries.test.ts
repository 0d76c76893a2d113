import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readWorkspaces } from '../src/generate/workspaces.ts'
import { rootFolder } from '../src/run.ts'

/** The workspaces with their real manifests, tags and rules, and without their code. */
const copy = mkdtempSync(join(tmpdir(), 'saola-boundaries-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))
for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'turbo.json']) {
  cpSync(join(rootFolder, file), join(copy, file))
}
for (const { folder } of readWorkspaces()) {
  mkdirSync(join(copy, folder, 'src'), { recursive: true })
  for (const file of ['package.json', 'turbo.json']) {
    cpSync(join(rootFolder, folder, file), join(copy, folder, file))
  }
}

/** What `turbo boundaries` says of a workspace that depends on one more, which it imports. */
function boundariesWith(folder: string, dependency: string): { passes: boolean; says: string } {
  const manifest = join(copy, folder, 'package.json')
  const before = readFileSync(manifest, 'utf8')
  const parsed = JSON.parse(before) as { dependencies?: Record<string, string> }
  const dependencies = { ...parsed.dependencies, [dependency]: 'workspace:*' }
  writeFileSync(manifest, JSON.stringify({ ...parsed, dependencies }))
  try {
    const result = spawnSync(join(rootFolder, 'node_modules/.bin/turbo'), ['boundaries'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    })
    return { passes: result.status === 0, says: result.stdout + result.stderr }
  } finally {
    writeFileSync(manifest, before)
  }
}

describe('the floors', () => {
  it.each([
    ['the vendor has the ground that each server stands on', 'tooling/game-vendor', '@saola/server'],
    ['an app has a domain package', 'apps/member', '@saola/rules'],
  ])('hold when %s', (_, folder, dependency) => {
    expect(boundariesWith(folder, dependency)).toMatchObject({ passes: true })
  })

  it.each([
    ['the vendor depends on the gateway', 'tooling/game-vendor', '@saola/gateway'],
    [
      'the vendor depends on the gateway through the local parties',
      'tooling/game-vendor',
      '@saola/local-parties',
    ],
    ['the demo data depend on the gateway', 'tooling/demo', '@saola/gateway'],
    ['the demo data depend on what servers stand on', 'tooling/demo', '@saola/server'],
    ['the games depend on the vendor', 'tooling/game-engines', '@saola/game-vendor'],
    ['the games depend on a domain package', 'tooling/game-engines', '@saola/rules'],
    ['the demo data depend on the vendor', 'tooling/demo', '@saola/game-vendor'],
    ['a base package depends on another', 'packages/validation', '@saola/protocol'],
    ['a domain package depends on the shell', 'packages/rules', '@saola/shell'],
    ['an app depends on the gateway', 'apps/member', '@saola/gateway'],
    ['the gateway depends on React', 'tooling/gateway', '@saola/ui'],
  ])('break when %s', (_, folder, dependency) => {
    const { passes, says } = boundariesWith(folder, dependency)
    expect(says).toMatch(/denylist/)
    expect(passes).toBe(false)
  })
})
