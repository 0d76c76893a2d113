import { spawnSync } from 'node:child_process'

/** A commit of the history: its parents are none for the first one, and for the last one that a shallow clone has. */
export type Commit = { hash: string; parents: readonly string[]; writtenAt: number; subject: string }

/** Letters a subject may have. */
const longest = 72

/** Commits written before this moment are exempt. The author's time, unlike a hash, outlives a rebase and a shallow clone. */
export const coveredSince = Date.parse('2026-11-22T08:00:00Z')

/** How far back the fence looks. */
const newest = 200

const form = /^(?:feat|fix|perf|refactor|style|test|docs|build|ci|chore|revert)(?:\([a-z0-9-]+\))?!?: \S/

/** The commits whose subject is too long or not of the conventional form, one sentence each; merges and the first commit may say what they like. */
export function wrongSubjects(commits: readonly Commit[]): string[] {
  return commits
    .filter(({ parents, writtenAt }) => parents.length === 1 && writtenAt >= coveredSince)
    .flatMap(({ hash, subject }) => {
      const name = `${hash.slice(0, 8)} "${subject}"`
      if ([...subject].length > longest) return [`${name} has more than ${longest} letters`]
      return form.test(subject) ? [] : [`${name} does not begin with a type such as "fix(member): "`]
    })
}

/** The newest commits; none where there is no history, as in an unpacked archive. */
export function readCommits(folder: string): Commit[] {
  const words = ['log', `--max-count=${newest}`, '--format=%H%x09%P%x09%at%x09%s']
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) return []
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', parents = '', seconds = '', ...subject] = line.split('\t')
      return {
        hash,
        parents: parents.split(' ').filter((each) => each !== ''),
        writtenAt: Number(seconds) * 1000,
        subject: subject.join('\t'),
      }
    })
}
