import { readAppFiles, site, start, type Scripts } from './app-files.ts'
import { expectWithin } from './expect-within.ts'
import { pageLimits } from './size-limits.ts'

/**
 * What a first visit of an app's main page takes before it is drawn, what is fetched ahead after it (system 38), and the heaviest of
 * its other pages after that. The app is built.
 */
export function checkAppPages(app: keyof typeof pageLimits): void {
  const { pages, scriptsOf, scriptsAt } = readAppFiles(app)
  const { main, files, bytes, ahead, further, wayIn } = pageLimits[app]
  const around = app === 'member' ? [start, site] : [start]
  const first = scriptsOf([main], [])
  expectWithin(first.bytes, bytes, `a first visit of ${app}/${main} in ${first.files.length} files`)
  expectFiles(first, files, `A first visit of ${app}/${main}`)
  if (wayIn !== undefined) {
    const scripts = scriptsAt('/')
    expectWithin(scripts.bytes, wayIn.bytes, `the way into ${app} in ${scripts.files.length} files`)
    expectFiles(scripts, wayIn.files, `The way into ${app}`)
  }
  const fetchedAhead = scriptsOf(ahead.pages, [...around, main])
  expectWithin(
    fetchedAhead.bytes,
    ahead.bytes,
    `what ${app} fetches ahead, in ${fetchedAhead.files.length} files`,
  )
  expectFiles(fetchedAhead, ahead.files, `What ${app} fetches ahead`)
  const others = pages.map((page) => ({
    page,
    scripts: scriptsOf([page], [...around, main, ...ahead.pages]),
  }))
  const heaviest = others.toSorted((one, other) => other.scripts.bytes - one.scripts.bytes)[0]
  if (heaviest === undefined) throw new Error(`${app} has no pages`)
  const { page, scripts } = heaviest
  expectWithin(scripts.bytes, further.bytes, `the heaviest page after that, ${page}`)
  for (const other of others) expectFiles(other.scripts, further.files, `${app}/${other.page}`)
}

function expectFiles({ files }: Scripts, limit: number, what: string): void {
  if (files.length <= limit) return
  throw new Error(
    `${what} takes ${files.length} files of script, ${limit} at most: ${files.join(', ')}. ` +
      'tooling/config/src/chunks.ts says what travels together.',
  )
}
