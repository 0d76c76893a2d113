import type { IncomingMessage, ServerResponse } from 'node:http'

/** What this machine is called by itself. */
const thisMachine = ['127.0.0.1', 'localhost', '[::1]']

const hostAndPort = /^(?<name>\[[\d.:a-f]+\]|[^\s/:?#@[\]\\]+)(?::\d{1,5})?$/

/** The names of this machine and of the given origins: by whichever other name a port is asked, a page elsewhere is asking. */
export function ownHosts(origins: readonly string[]): ReadonlySet<string> {
  const named = origins.filter((origin) => origin !== '').map((origin) => new URL(origin).hostname)
  return new Set([...thisMachine, ...named])
}

/**
 * Whether a request names one of these hosts, whatever the port. A page of `evil.example` whose name was made to lead to
 * this machine (DNS rebinding) reads our answers as its own, but its browser still says `Host: evil.example`.
 */
export function isAskedByOwnHost(
  { headersDistinct, url }: IncomingMessage,
  hosts: ReadonlySet<string>,
): boolean {
  const [host = '', ...more] = headersDistinct.host ?? []
  if (more.length > 0 || !hosts.has(nameOf(host))) return false
  // A whole address in the first line counts before the header (RFC 9112, 3.2.2).
  return url === undefined || url.startsWith('/') || hosts.has(nameOfAddress(url))
}

/** Says that the request came to the wrong place (421). */
export function refuseHost(response: ServerResponse): void {
  response.writeHead(421, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    // Whatever else is on its way belongs to a request that nobody reads.
    Connection: 'close',
  })
  response.end(
    'This platform answers by the names of its own machine alone: open it as http://127.0.0.1 with its port.\n',
  )
}

function nameOf(host: string): string {
  return hostAndPort.exec(host.toLowerCase())?.groups?.['name'] ?? ''
}

function nameOfAddress(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : ''
}
