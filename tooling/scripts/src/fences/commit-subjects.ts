import { spawnSync } from 'node:child_process'

/** A commit of the history: its parents are none for the first one, and for the last one that a shallow clone has. */
export type Commit = { hash: string; parents: readonly string[]; subject: string }

/** Letters a subject may have. */
const longest = 72

/** The history up to here was written before the rule. */
export const exemptUpTo = '209aeea259d40fe84692fc02021e234bf09153fe'

/** How far back the fence looks. */
const newest = 200

const form = /^(?:feat|fix|perf|refactor|style|test|docs|build|ci|chore|revert)(?:\([a-z0-9-]+\))?!?: \S/

/** The commits whose subject is too long or not of the conventional form, one sentence each; merges and the first commit may say what they like. */
export function wrongSubjects(commits: readonly Commit[]): string[] {
  return commits
    .filter(({ parents }) => parents.length === 1)
    .flatMap(({ hash, subject }) => {
      const name = `${hash.slice(0, 8)} "${subject}"`
      if ([...subject].length > longest) return [`${name} has more than ${longest} letters`]
      return form.test(subject) ? [] : [`${name} does not begin with a type such as "fix(member): "`]
    })
}

/** The newest commits that the rule covers; none where there is no history, as in an unpacked archive. */
export function readCommits(folder: string): Commit[] {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  const isKnown = git('merge-base', '--is-ancestor', exemptUpTo, 'HEAD').status === 0
  const range = isKnown ? [`${exemptUpTo}..HEAD`] : ['HEAD']
  const { status, stdout } = git('log', `--max-count=${newest}`, '--format=%H%x09%P%x09%s', ...range)
  if (status !== 0) return []
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', parents = '', subject = ''] = line.split('\t')
      return { hash, parents: parents.split(' ').filter((each) => each !== ''), subject }
    })
}
