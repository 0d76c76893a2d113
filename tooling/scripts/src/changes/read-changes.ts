import { spawnSync } from 'node:child_process'
import { rootFolder } from '../run.ts'

/** What differs from `main`: the commit where this branch left it, and the files changed since, committed or not. */
export type Changes = { base: string; files: string[] }

/** Reads the changes from git; throws without a history that knows `main`. */
export function readChanges(folder: string = rootFolder): Changes {
  const git = (...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`--changed asks git, which answered: ${stderr.trim()}`)
    return stdout.trim()
  }
  const base = git('merge-base', 'HEAD', 'main')
  const changed = git('diff', '--name-only', base)
  const added = git('ls-files', '--others', '--exclude-standard')
  return { base, files: [changed, added].flatMap((list) => list.split('\n')).filter((path) => path !== '') }
}
