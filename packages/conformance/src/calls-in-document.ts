import { allCalls } from '@saola/protocol'
import { parseUrl } from '@saola/rules'
import { recordOf } from './exchange.ts'

/** What a gateway says of itself, as a brand's `config.json` has it under `gateway`, and what of it our apps do not know. */
export type DocumentedGateway = {
  /** Where it stands, with the path in front of its calls; empty where the document does not say. */
  origin: string
  /** Ids of our calls that it has. */
  calls: readonly string[]
  /** Its other calls, by method and path. */
  others: readonly string[]
}

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** Where the paths of the family begin; what stands before is the gateway's own prefix. */
const familyPath = /\/(?:wps|lgw|lotto)\//

/**
 * Finds the calls of our table in an OpenAPI document, by method and path. `address` is where the document came from, if it came
 * from the web: servers may be relative to it. A text says why it is no such document.
 */
export function callsInDocument(document: unknown, address?: string): DocumentedGateway | string {
  const { openapi, swagger, paths, servers, basePath } = recordOf(document)
  if (openapi === undefined && swagger === undefined) return 'this is no OpenAPI document'
  const documented = Object.entries(recordOf(paths)).flatMap(([path, item]) =>
    Object.keys(recordOf(item))
      .map((method) => method.toUpperCase())
      .filter((method) => methods.includes(method))
      .map((method) => ({ method, path })),
  )
  if (documented.length === 0) return 'the document has no paths'
  const prefix = prefixOf(documented.map(({ path }) => path))
  const has = new Set(documented.map(({ method, path }) => keyOf(method, withoutPrefix(path, prefix))))
  const rows = allCalls()
  const known = new Set(rows.map(({ method, path }) => keyOf(method, path)))
  const server = Array.isArray(servers) ? recordOf(servers[0])['url'] : basePath
  return {
    origin: serverOf(server, address) + prefix,
    calls: rows.filter(({ method, path }) => has.has(keyOf(method, path))).map(({ id }) => id),
    others: documented
      .filter(({ method, path }) => !known.has(keyOf(method, withoutPrefix(path, prefix))))
      .map(({ method, path }) => `${method} ${path}`),
  }
}

/** What stands in front of most paths of the family. */
function prefixOf(paths: readonly string[]): string {
  const found = paths
    .filter((path) => familyPath.test(path))
    .map((path) => path.slice(0, path.search(familyPath)))
  const count = (prefix: string): number => found.filter((each) => each === prefix).length
  return found.reduce((best, each) => (count(each) > count(best) ? each : best), found[0] ?? '')
}

function withoutPrefix(path: string, prefix: string): string {
  return path.startsWith(prefix) ? path.slice(prefix.length) : path
}

/** The parts of a path have other names elsewhere, and are written `{gameId}` or `:gameId`. */
function keyOf(method: string, path: string): string {
  return `${method} ${path.replaceAll(/\{[^/}]*\}|:\w+/g, '{}').replace(/(.)\/+$/, '$1')}`
}

/** The address of a server without a stroke at its end; a template that nobody filled says nothing. */
function serverOf(server: unknown, address: string | undefined): string {
  const text = typeof server === 'string' && !/[{}]/.test(server) ? server : '/'
  const url = parseUrl(text, address)
  return url === undefined ? '' : `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
