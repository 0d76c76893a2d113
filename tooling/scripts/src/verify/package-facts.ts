import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'
import type { Tarball } from './tarballs.ts'

/** What a manifest says about where a package runs and where it comes from. */
export type Facts = {
  name: string
  bin?: unknown
  license?: string
  description?: string
  keywords?: readonly string[]
  engines?: { node?: string }
  repository?: unknown
  homepage?: string
  peerDependencies?: Record<string, string>
  dependencies?: Record<string, string>
}

/** The oldest Node that every package runs on; i18next asks for it. */
export const oldestNode = '>=22'

/** What a package must say of itself, as a list of what it does not. */
export function missingFacts({ contents }: Pick<Tarball, 'contents'>): string[] {
  const facts = readFacts(join(contents, 'package.json'))
  const missing: string[] = []
  if (facts.engines?.node !== oldestNode) missing.push(`engines.node is not ${oldestNode}`)
  if ((facts.keywords ?? []).length < 3) missing.push('fewer than three keywords')
  for (const name of ['license', 'description'] as const) if (!facts[name]) missing.push(`no ${name}`)
  const root = readFacts(join(rootFolder, 'package.json'))
  for (const name of ['repository', 'homepage'] as const) {
    // All packages stand in one repository; whoever names it at the root names it everywhere.
    if (root[name] !== undefined && facts[name] === undefined) missing.push(`no ${name}`)
  }
  return [
    ...missing,
    ...missingRanges(facts),
    ...missingMaps(contents),
    ...missingInstall(contents, facts),
    ...missingDirective(contents, facts),
  ]
}

/** Who has another release of what a package depends on shares it, so that no project holds a library twice; ours too. */
function missingRanges({ dependencies, peerDependencies }: Facts): string[] {
  return Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([, version]) => version.split(' || ').some((part) => !/^\^\d+\.\d+\.\d+$/.test(part)))
    .map(([name, version]) => `${name} is asked for as ${version}, which is no range of its releases`)
}

/** Each file of code has a map that holds its sources: they are not in the tarball. */
function missingMaps(contents: string): string[] {
  return globSync('dist/**/*.js', { cwd: contents }).flatMap((file) => {
    const map = join(contents, `${file}.map`)
    if (!existsSync(map)) return [`${file} has no source map`]
    const { sources, sourcesContent = [] } = JSON.parse(readFileSync(map, 'utf8')) as {
      sources: string[]
      sourcesContent?: (string | null)[]
    }
    const isWhole = sources.every((_, index) => typeof sourcesContent[index] === 'string')
    return isWhole ? [] : [`the source map of ${file} lacks its sources`]
  })
}

/** The README begins with the line that installs the package and all that it shares with an app. */
function missingInstall(contents: string, { name, bin, peerDependencies = {} }: Facts): string[] {
  const readme = readFileSync(join(contents, 'README.md'), 'utf8')
  if (bin !== undefined && readme.includes(`npx ${name}`)) return []
  const line = /^pnpm add (.+)$/m.exec(readme)?.[1]?.split(' ') ?? []
  return [name, ...Object.keys(peerDependencies)]
    .filter((each) => !line.includes(each))
    .map((each) => `the install line of the README does not name ${each}`)
}

/** A server that draws pages leaves to the browser only what says that it is for the browser. */
function missingDirective(contents: string, { peerDependencies = {} }: Facts): string[] {
  if (peerDependencies['react'] === undefined) return []
  const isSaid = readFileSync(join(contents, 'dist/index.js'), 'utf8').startsWith('"use client"')
  return isSaid ? [] : ['dist/index.js does not begin with "use client"']
}

/** What a project's installed packages ask of Node beyond what ours promise, from ours downwards. */
export function newerEngines(folder: string, names: readonly string[]): string[] {
  const seen = new Set(names)
  const problems: string[] = []
  for (const name of seen) {
    const file = join(folder, 'node_modules', name, 'package.json')
    // A peer that is optional may not be there.
    if (!existsSync(file)) continue
    const { engines, dependencies = {}, peerDependencies = {} } = readFacts(file)
    if (!acceptsOldest(engines?.node)) problems.push(`${name} asks for Node ${engines?.node}`)
    for (const next of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) seen.add(next)
  }
  return problems
}

/** Whether a range takes the first release of the oldest Node, of ranges such as `>= 20.19.0`, `^18 || >=20` and `*`. */
export function acceptsOldest(range: string | undefined): boolean {
  if (range === undefined || range === '' || range === '*') return true
  const oldest = Number(/\d+/.exec(oldestNode)?.[0])
  return range.split('||').some((part) => {
    const [, sign, major, minor = '0', patch = '0'] =
      /^\s*(>=|\^|~|)\s*v?(\d+)(?:\.(\d+|x))?(?:\.(\d+|x))?\s*$/.exec(part) ?? []
    if (major === undefined) return false
    if (Number(major) < oldest) return sign === '>='
    const isFirst = [minor, patch].every((each) => each === '0' || each === 'x')
    return Number(major) === oldest && isFirst
  })
}

/** Fails with all that a packed package does not say. */
export async function checkFacts(tarball: Tarball): Promise<void> {
  const missing = missingFacts(tarball)
  if (missing.length > 0) throw new Error(missing.join('\n'))
}

function readFacts(file: string): Facts {
  return JSON.parse(readFileSync(file, 'utf8')) as Facts
}
