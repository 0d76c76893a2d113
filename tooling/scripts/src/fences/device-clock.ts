import type { Source } from './read-sources.ts'

/** Every way in which a page can ask its device what time it is; how long something takes is another question. */
const reads =
  /\bDate\.now\b|\bnew Date\b(?!\(\s*[^)\s])|(?<!new )(?<![\w.$])Date\(|\bTemporal\.Now\b|\btimeOrigin\b|\buseNow\b/
const comment = /^\s*(?:\/\/|\*|\/\*)/

/** The parts that run in a browser and know the gateway. */
const inTheApps = /^(?:apps\/[^/]+|packages\/(?:shell|sign-in|ui))\/src\//

/** Where the device's own clock is meant, and why. */
const allowed: Readonly<Record<string, string>> = {
  'packages/shell/src/context/clock.ts': 'the one clock, which learns how far the device is off',
  'packages/shell/src/session/watch-session-end.ts': "compares the device's own notes with each other",
}

/** The lines of apps, shell and sign-in that ask the device what time it is instead of the app's clock (system 23). */
export function deviceClockUses(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => inTheApps.test(path) && !Object.hasOwn(allowed, path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const found = comment.test(line) ? undefined : reads.exec(line)?.[0]
        return found === undefined
          ? []
          : [`${path}:${index + 1} asks the device (${found}): the app's clock knows the gateway's time`]
      }),
    )
}
