import type { Source } from './read-sources.ts'

/** What throws at an address that somebody else wrote. */
const throwing = /\bdecodeURI(?:Component)?\(|\bnew URL\((?![^)]*import\.meta)/
const comment = /^\s*(?:\/\/|\*|\/\*)/

/** The safe readers themselves, and the package below them, which catches by itself. */
const readers = /^packages\/rules\/src\/system\/(?:parse-url|decode-text)\.ts$|^packages\/api-client\/src\//

/** The lines of what browsers load that read an address in a way that throws: `parseUrl` and `decodeText` never do. */
export function foreignAddresses(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/src\//.test(path) && !readers.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const found = comment.test(line) ? undefined : throwing.exec(line)?.[0]
        if (found === undefined) return []
        return [
          `${path}:${index + 1}: use ${found.startsWith('new') ? 'parseUrl' : 'decodeText'} of @saola/rules`,
        ]
      }),
    )
}
