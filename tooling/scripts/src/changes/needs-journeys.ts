/** What a journey sees: the apps with their packages, the servers with their data, and the journeys themselves. */
const seen =
  /^(?:apps|packages|tooling\/(?:e2e|gateway|game-engines|game-vendor|local-parties|demo|brands|server))\/|^pnpm-lock\.yaml$/
const unseen = /^[^/]+\/[^/]+\/test\/|\.md$/

/** Whether a change to these files can change what a journey meets. */
export function needsJourneys(files: readonly string[]): boolean {
  return files.some((path) => seen.test(path) && !unseen.test(path))
}
