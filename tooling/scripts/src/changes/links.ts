import { crossroads, metByAddress, ownCrossroads } from './by-address.ts'
import { createImports } from './imports.ts'
import type { File, Repository } from './read-repository.ts'
import { addressesIn, routesAt, routesOf } from './routes.ts'

/** What meets what: from a file, a call, a screen, a page of a server, a text or a table to those that stand on it. */
export type Links = {
  /** Who is next to a thing; `own` for links that only tests of the same workspace use. */
  above: ReadonlyMap<string, ReadonlyMap<string, 'all' | 'own'>>
}

/** Whether a path is a unit test, a gateway test or a test of a component. */
export const isUnit = (path: string): boolean =>
  /^(?:apps|packages|tooling)\/[^/]+\/test\/.*\.test\.tsx?$/.test(path)

/** Whether a path is a journey. */
export const isJourney = (path: string): boolean => /^tooling\/e2e\/journeys\/.*\.test\.ts$/.test(path)

/** Whether a path is source of a server, or one of its migrations. */
export const isServer = (path: string): boolean =>
  /^tooling\/(?:gateway|local-parties|game-vendor|server)\/(?:src|migrations)\//.test(path)

const mounted = /mount\(\s*calls\.(?<area>\w+)\.(?<name>\w+),\s*(?<handler>\w+)/g
const tables = /\b(?:table|into|update|on|view)\s+(?:if not exists\s+)?(?<table>[a-z_]+)/gi

/** Links the whole repository. */
export function linksOf(repository: Repository): Links {
  const { paths, files } = repository
  const imports = createImports(repository)
  const above = new Map<string, Map<string, 'all' | 'own'>>()
  const link = (from: string, to: string, kind: 'all' | 'own' = 'all'): void => {
    if (from === to) return
    const next = above.get(to) ?? new Map<string, 'all' | 'own'>()
    if (next.get(from) !== 'all') next.set(from, kind)
    above.set(to, next)
  }
  const routes = routesOf(paths)
  for (const { path, files: own } of routes) for (const file of own) link(`route ${path}`, file)

  for (const [path, file] of files) {
    const crossing = crossroads.find(({ from }) => from.test(path))
    for (const taken of file.source.taken) {
      for (const to of imports.follow(path, taken)) {
        if (
          /^packages\/protocol\/src\/calls\/[^/]+\.ts$/.test(to) &&
          !path.startsWith('packages/protocol/')
        ) {
          // Its calls, one by one.
          if (taken.name !== '*') link(path, `call ${to.replace(/^.*\/|\.ts$/g, '')}.${taken.name}`)
        } else if (!crossing || crossing.keeps.test(to)) {
          link(path, to, ownCrossroads.test(path) ? 'own' : 'all')
        }
      }
    }
    const imported = new Set([...file.source.taken, ...file.source.handedOn].map(({ from }) => from))
    for (const text of file.source.strings) {
      if (imported.has(text)) continue
      for (const to of imports.named(path, text)) if (!crossing || crossing.keeps.test(to)) link(path, to)
    }
    linkCalls(path, file)
    linkAddresses(path, file)
    linkTexts(path, file)
    for (const { from, to } of metByAddress) {
      if (from.test(path)) for (const each of paths) if (to.test(each)) link(path, each)
    }
  }
  linkTables()
  return { above }

  function linkCalls(path: string, { source, text }: File): void {
    if (/^tooling\/gateway\/src\/[^/]+\/calls\.ts$/.test(path)) {
      const byName = new Map(source.taken.map((taken) => [taken.name, taken]))
      for (const { groups } of text.matchAll(mounted)) {
        const taken = byName.get(groups?.['handler'] ?? '')
        const call = `call ${groups?.['area']}.${groups?.['name']}`
        link(call, path)
        if (taken) for (const to of imports.follow(path, taken)) link(call, to)
      }
    } else if (path.startsWith('packages/protocol/src/calls/')) {
      for (const id of source.strings) if (/^[a-z]+\.\w+$/i.test(id)) link(`call ${id}`, path)
    } else {
      for (const row of source.rows) link(path, `call ${row}`)
    }
  }

  function linkAddresses(path: string, file: File): void {
    if (isServer(path)) {
      for (const address of addressesIn(file)) if (address.length > 3) link(`page ${address}`, path)
      return
    }
    if (isUnit(path) || path.startsWith('tooling/')) {
      for (const address of addressesIn(file)) link(path, `page ${address}`)
    }
    if (!path.startsWith('tooling/e2e/')) return
    for (const address of addressesIn(file))
      for (const route of routesAt(address, routes)) link(path, `route ${route.path}`)
    if (!isJourney(path)) return
    const isAgents = file.text.includes('agentPort')
    if (isAgents) link(path, 'apps/agent/src/main.tsx')
    if (/memberPort|\.member\b/.test(file.text) || !isAgents) link(path, 'apps/member/src/main.tsx')
  }

  function linkTexts(path: string, { source }: File): void {
    if (path.startsWith('packages/i18n/src/')) {
      const area = /\/catalogues\/(?<area>\w+)\//.exec(path)?.groups?.['area']
      if (area !== undefined) link(`text ${area}`, path)
      return
    }
    const isScreen = /^(?:apps\/[^/]+|packages\/(?:shell|sign-in))\/src\//.test(path)
    const heads = [...source.strings, ...source.templates.map(([head = '']) => head)]
    for (const text of heads) {
      // Only screens name an area alone, for what they say of it; elsewhere the word means something else.
      const area = (isScreen ? /^([a-z]+)(?::|$)/ : /^([a-z]+):/).exec(text)?.[1]
      if (area !== undefined) link(path, `text ${area}`)
    }
  }

  function linkTables(): void {
    const known = new Set<string>()
    for (const [path, { text }] of files) {
      if (!path.endsWith('.sql')) continue
      const server = path.split('/').slice(0, 2).join('/')
      for (const { groups } of text.matchAll(tables)) {
        known.add(`table ${server} ${groups?.['table']}`)
        link(`table ${server} ${groups?.['table']}`, path)
      }
    }
    for (const [path, { source }] of files) {
      if (!isServer(path)) continue
      const server = path.split('/').slice(0, 2).join('/')
      for (const text of source.strings) {
        const table = /^(?<table>[a-z_]+)(?: as \w+)?$/.exec(text)?.groups?.['table']
        if (known.has(`table ${server} ${table}`)) link(path, `table ${server} ${table}`)
      }
    }
  }
}
