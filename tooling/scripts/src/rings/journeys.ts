import { join } from 'node:path'
import type { Log, Part, PartResult } from './part.ts'
import { journeysFolder, readJourneys } from './read-journeys.ts'
import { runLogged } from './run-logged.ts'
import { tryFilesAgain } from './units.ts'

export type JourneyOptions = {
  folder: string
  args: readonly string[]
  environment?: NodeJS.ProcessEnv
}

/** The product in a browser, by Playwright. */
export function journeys({ folder, args, environment }: JourneyOptions): Part {
  const playwright = async (
    words: readonly string[],
    report: string,
    log: Log,
    more: NodeJS.ProcessEnv = {},
  ): Promise<PartResult> => {
    const file = join(folder, `${report}.json`)
    const code = await runLogged(
      'playwright',
      ['test', '--config', 'tooling/e2e/playwright.config.ts', ...words],
      log,
      { ...environment, ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    )
    return readJourneys(file, code)
  }
  return {
    name: 'journeys',
    run: async (log) => {
      // What has not changed since the last build comes from the cache.
      const build = ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only']
      const code = await runLogged('turbo', build, log)
      if (code !== 0) throw new Error(`the apps could not be built (${code}); the log says why`)
      return playwright(args, 'journeys', log)
    },
    tryAgain: (first, log) =>
      tryFilesAgain(first, (files) =>
        playwright(
          [...args, ...files.map((file) => file.slice(journeysFolder.length + 1)), '--workers=1'],
          'journeys-again',
          log,
          { SAOLA_TRACE: '1' },
        ),
      ),
  }
}
