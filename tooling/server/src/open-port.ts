import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** A port that cannot be opened, in words for whoever started the gateway. */
export class PortTaken extends Error {
  constructor(port: number, cause: NodeJS.ErrnoException) {
    super(
      `The port ${port} cannot be opened (${cause.code}). Is Saola open already? Ports are set by the environment.`,
      { cause },
    )
    this.name = 'PortTaken'
  }
}

/** An open port. `drain` closes it without cutting an answer and tells how many it had to cut after all. */
export type OpenPort = { port: number; drain: (deadlineMs: number) => Promise<number> }

/** A kept connection on which nothing is asked for so long is closed while the port drains. */
const silenceMs = 500

/** Opens a port of this machine, any free one for 0; throws `PortTaken` when it cannot. */
export async function openPort(listener: RequestListener, port: number): Promise<OpenPort> {
  const answers = new Set<ServerResponse>()
  let isDraining = false
  const server = createServer((request, response) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
    if (isDraining) response.setHeader('Connection', 'close')
    return listener(request, response)
  })
  await listen(server, port)
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

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new PortTaken(port, error)))
    server.listen(port, '127.0.0.1', resolve)
  })
}
