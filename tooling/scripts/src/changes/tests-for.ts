import { sharedJourneys, underEverything } from './by-address.ts'
import { isJourney, isServer, isUnit, linksOf, type Links } from './links.ts'
import { createNearness } from './nearness.ts'
import type { Repository } from './read-repository.ts'

/** The tests that a change is run with. */
export type Choice = {
  /** Files for Vitest. */
  units: string[]
  /** Files for Playwright. */
  journeys: string[]
  /** Why each file was chosen, in words. */
  because: ReadonlyMap<string, string>
  /** Changed files that no test meets. */
  unmet: string[]
}

type Kind = 'pure' | 'gateway' | 'journey'
type Met = { test: string; kind: Kind; score: number; why: string }

/** How many tests of a kind one changed file gets, and how many the whole change: what a machine does in its minutes. */
export const most = {
  pure: { each: 10, all: 80 },
  gateway: { each: 4, all: 16 },
  journey: { each: 3, all: 6 },
} as const satisfies Record<Kind, { each: number; all: number }>

/** Tests so many bits farther than the nearest are left to the round. */
const farthest = 6
const sharedScore = 100
const ownWorkspace = 2

/** A step through the links weighs as much as so many bits of words that are shared. */
const stepWeight = 1.5

const isGateways = /^tooling\/(?:gateway|local-parties|scripts|simulator)\//
/** What only a browser shows, or only the whole platform: elsewhere journeys wait for the round, if a unit test is there. */
const needsBrowser =
  /^apps\/|^packages\/(?:ui|shell|sign-in)\/|^packages\/i18n\/src\/catalogues\/|^tooling\/(?:gateway|local-parties|game-vendor|brands|e2e)\/|^tooling\/game-engines\/.*(?:page|art|style)/
const isUnseen = /\/test\/|\.md$|^docs\//

/**
 * The tests that files of a change can make fail, the nearest first, in a number that is run while one waits. A test meets a
 * file by imports name by name, by the calls it sends, the screens it visits, the pages, texts and tables that it names; what
 * much meets (a ledger, a theme) gets the tests nearest to it, and the round the others. A changed test is always chosen.
 */
export function testsFor(
  changed: readonly string[],
  repository: Repository,
  { above }: Links = linksOf(repository),
): Choice {
  const tests = [...repository.files.keys()].filter((path) => isUnit(path) || isJourney(path))
  const journeyCount = tests.filter(isJourney).length
  const nearness = createNearness(tests)
  const because = new Map<string, string>()
  const unmet: string[] = []
  const lists: Met[][] = []
  for (const file of changed) {
    if (isUnit(file) || isJourney(file)) {
      if (repository.files.has(file)) because.set(file, 'changed itself')
      continue
    }
    const met = rank(file)
    lists.push(met)
    if (met.length === 0 && !isUnseen.test(file)) unmet.push(file)
  }
  for (const kind of ['pure', 'gateway', 'journey'] as const) {
    const ofKind = lists.map((list) => {
      const met = list.filter((each) => each.kind === kind)
      const nearest = met[0]?.score ?? 0
      return met.filter(({ score }) => score >= nearest - farthest).slice(0, most[kind].each)
    })
    // Each file's nearest come first, so that a file that much meets takes nothing from the others.
    const rounds = Array.from({ length: most[kind].each }, (_, at) =>
      ofKind.flatMap((list) => list[at] ?? []),
    )
    const chosen = new Map(
      rounds
        .flat()
        .toReversed()
        .map((met) => [met.test, met]),
    )
    const inOrder = [...new Set(rounds.flat().map(({ test }) => test))].slice(0, most[kind].all)
    for (const test of inOrder) if (!because.has(test)) because.set(test, chosen.get(test)?.why ?? '')
  }
  return {
    units: [...because.keys()].filter(isUnit),
    journeys: [...because.keys()].filter(isJourney),
    because,
    unmet,
  }

  /** The tests that meet a file, nearest first. */
  function rank(file: string): Met[] {
    const found = underEverything.test(file)
      ? new Map(sharedJourneys.map((test): [string, string[]] => [test, [file]]))
      : walk(file)
    const all = [...found].flatMap(([test, way]): Met[] => {
      const kind = kindOf(test)
      const score = nearness(file, test) - stepWeight * way.length + kinship(file, test)
      return [{ test, kind, score, why: way.join(' < ') }]
    })
    const journeys = [...found.keys()].filter(isJourney)
    // What most journeys load has no nearest one, unless it is a text that some say.
    const isSaid = [...found].some(
      ([test, [, next = '', ...rest]]) => isJourney(test) && next.startsWith('text ') && !rest.length,
    )
    const isShared = !isSaid && journeys.length > journeyCount * (2 / 3)
    const has = (kind: Kind): boolean => all.some((each) => each.kind === kind)
    const kept = all.filter(({ test, kind }) => {
      const isNamed = nearness(file, test) > 0
      // A gateway is started for what its own tests know by name, or for what no other test meets.
      if (kind === 'gateway') return isNamed || isGateways.test(file) || !has('pure')
      if (kind === 'pure' || !(has('pure') || has('gateway'))) return true
      return needsBrowser.test(file) && (isNamed || !isServer(file))
    })
    return kept
      .map((met) =>
        isShared && sharedJourneys.includes(met.test) ? { ...met, score: met.score + sharedScore } : met,
      )
      .toSorted((a, b) => b.score - a.score)
  }

  /** Every test above a file, with the shortest way to it. */
  function walk(file: string): Map<string, string[]> {
    const found = new Map<string, string[]>()
    const seen = new Set([`${file} `])
    let edge: { at: string; inside: string; way: string[] }[] = [{ at: file, inside: '', way: [file] }]
    while (edge.length > 0) {
      edge = edge.flatMap(({ at, inside, way }) =>
        [...(above.get(at) ?? [])].flatMap(([next, kind]) => {
          const within = insideOf(at, next, kind) ?? inside
          if (seen.has(`${next} ${within}`) || seen.has(`${next} `)) return []
          seen.add(`${next} ${within}`)
          if (isUnit(next) || isJourney(next)) {
            if (isWithin(next, within) && !found.has(next)) found.set(next, way)
            return []
          }
          return [{ at: next, inside: within, way: [...way, next] }]
        }),
      )
    }
    return found
  }
}

/** Tests of the file's own workspace are nearer than others, and stories of components than other journeys. */
function kinship(file: string, test: string): number {
  if (file.startsWith('packages/ui/') && test.includes('/journeys/workshop/')) return sharedScore * 2
  const [group, name] = file.split('/')
  return test.startsWith(`${group}/${name}/`) ? ownWorkspace : 0
}

/** What answers calls and pages is met only by tests that run it. */
const running = 'running'

function insideOf(at: string, next: string, kind: 'all' | 'own'): string | undefined {
  if (kind === 'own') return at.split('/').slice(0, 2).join('/')
  return isServer(at) && /^(?:call|page) /.test(next) ? running : undefined
}

function isWithin(test: string, inside: string): boolean {
  return inside === running ? kindOf(test) !== 'pure' : test.startsWith(inside)
}

function kindOf(test: string): Kind {
  if (isJourney(test)) return 'journey'
  return isGateways.test(test) ? 'gateway' : 'pure'
}
