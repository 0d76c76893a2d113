import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { findPortHolder } from './port-holder.ts'
import { isAskedByOwnHost, refuseHost } from './own-hosts.ts'
import { StartRefused } from './start-refused.ts'

/** A port that cannot be opened, in words for whoever started the server. */
export class PortTaken extends StartRefused {
  constructor(port: number, cause: NodeJS.ErrnoException, variable?: string) {
    const named = variable === undefined ? `port ${port}` : `port ${port} (${variable})`
    const another = variable === undefined ? 'choose another port' : `choose another port with ${variable}`
    super(`The ${named} ${whyNot(port, cause, another)}`, { cause })
  }
}

function whyNot(port: number, { code }: NodeJS.ErrnoException, another: string): string {
  if (code === 'EADDRINUSE') {
    const holder = findPortHolder(port)
    return holder
      ? `is taken by process ${holder.pid} (${holder.command}). End that process, or ${another}.`
      : `is taken by another process. End that process, or ${another}.`
  }
  if (code === 'EMFILE' || code === 'ENFILE')
    return `cannot be opened, because this process may not open as many files as it needs. Raise the limit, as with "ulimit -n 1024".`
  if (code === 'EACCES') return `may not be opened by this user; ${another}, above 1023.`
  return `cannot be opened (${code}); ${another}.`
}

/** An open port. `drain` closes it without cutting an answer and tells how many it had to cut after all. */
export type OpenPort = { port: number; drain: (deadlineMs: number) => Promise<number> }

/** A head is a few kilobytes; a body may be a picture of 5 MB over a slow phone. */
const usualHeadMs = 15_000
const usualRequestMs = 120_000
const usualCheckMs = 5_000

/**
 * A kept connection on which nothing is asked for so long is closed while the port drains. Whoever has just had an answer
 * may be sending the next request: a slow phone, or a proxy on a busy machine, must not find the connection cut.
 */
const silenceMs = 2_000

/** What a port asks of requests before anybody looks at them. */
export type PortOptions = {
  /** The names by which it may be asked, as `ownHosts` lists them; another one is a 421. Without it every name will do. */
  hosts?: ReadonlySet<string>
  /** The variable that sets the port, for the words of a refusal. */
  variable?: string
  /** How long the head of a request may take to arrive, and the whole of it; what is slower is a 408. */
  headMs?: number
  requestMs?: number
}

/** Opens a port of this machine, any free one for 0; throws `PortTaken` when it cannot. */
export async function openPort(
  listener: RequestListener,
  port: number,
  { hosts, variable, headMs = usualHeadMs, requestMs = usualRequestMs }: PortOptions = {},
): Promise<OpenPort> {
  const answers = new Set<ServerResponse>()
  let isDraining = false
  const times = {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    // Node looks for slow requests by this clock, and so ends them up to one tick late.
    connectionsCheckingInterval: Math.min(headMs, usualCheckMs),
  }
  const server = createServer(times, (request, response) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
    if (isDraining) response.setHeader('Connection', 'close')
    if (hosts && !isAskedByOwnHost(request, hosts)) return refuseHost(response)
    return listener(request, response)
  })
  await listen(server, port, variable)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async drain(deadlineMs) {
      isDraining = true
      for (const response of answers) if (!response.headersSent) response.setHeader('Connection', 'close')
      const closed = stopAccepting(server)
      const silent = setInterval(() => server.closeIdleConnections(), silenceMs)
      let cut = 0
      const deadline = setTimeout(() => {
        cut = answers.size
        server.closeAllConnections()
      }, deadlineMs)
      await closed
      clearInterval(silent)
      clearTimeout(deadline)
      return cut
    },
  }
}

/**
 * Resolves when the last connection has gone. The server's own `close` would also end every kept connection at once, and
 * with it the request that is just arriving there; so this is the `close` of the
 * listening socket alone.
 */
function stopAccepting(server: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}

function listen(server: Server, port: number, variable?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new PortTaken(port, error, variable)))
    server.listen(port, '127.0.0.1', resolve)
  })
}
