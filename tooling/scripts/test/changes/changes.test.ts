import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readChanges } from '../../src/changes/read-changes.ts'

describe('the changes of a branch', () => {
  it('are its commits, what is not committed, and what git does not know yet', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saola-changes-'))
    const git = (...words: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...words], {
        cwd: folder,
        encoding: 'utf8',
      })
    const write = (name: string) => writeFileSync(join(folder, name), String(performance.now()))
    git('init', '--initial-branch=main')
    write('kept.ts')
    write('touched.ts')
    git('add', '.')
    git('commit', '-m', 'one')
    const base = git('rev-parse', 'HEAD').stdout.trim()
    git('checkout', '-b', 'branch')
    write('committed.ts')
    git('add', '.')
    git('commit', '-m', 'two')
    write('touched.ts')
    write('new.ts')
    expect(readChanges(folder)).toEqual({ base, files: ['committed.ts', 'touched.ts', 'new.ts'] })
    rmSync(folder, { recursive: true })
  })

  it('say that there is no history to ask', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saola-changes-'))
    expect(() => readChanges(folder)).toThrow('--changed asks git')
    rmSync(folder, { recursive: true })
  })
})
