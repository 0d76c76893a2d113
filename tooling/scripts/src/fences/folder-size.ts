import { posix } from 'node:path'

/** Files a folder may hold. */
export const fullest = 25

/** The folders that hold more files than a reader takes in, one sentence each. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths.filter((each) => !each.includes('.gen.'))) {
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > fullest ? [`${folder} holds ${count} files, ${fullest} are allowed: give it folders`] : [],
  )
}
