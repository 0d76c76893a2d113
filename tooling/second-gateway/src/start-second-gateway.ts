import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { breakAnswers } from './faults/break-answers.ts'
import { isFault, type Fault } from './faults/faults.ts'
import { allowOrigins } from './http/allow-origins.ts'
import { answerCalls } from './http/answer-calls.ts'
import { readRequest } from './http/read-request.ts'
import { writeJson } from './http/reply.ts'
import { createSeal, type Seal } from './http/seal.ts'
import type { Answer, Reply } from './http/wire.ts'
import { createMemory } from './memory/memory.ts'

/** How a second gateway is started. */
export type SecondGatewayOptions = {
  /** A free port is taken where it is absent. */
  port?: number
  /** The origins whose pages may read the answers. */
  origins: readonly string[]
  /** In which ways the wire is broken; none by default. */
  faults?: readonly Fault[]
  /** The only `Merchant` that is answered: `mekong` where it is absent. */
  merchant?: string
  /** The number of the first page of every list; 1 where it is absent, and 0 for downlines. */
  firstPage?: 0 | 1
  /** The time in ms since 1970. */
  now?: () => number
}

/** A second gateway that runs. */
export type SecondGateway = { origin: string; close(): Promise<void> }

const contentTypes = {
  json: 'application/json;charset=UTF-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain',
  svg: 'image/svg+xml',
} as const satisfies Record<Reply['type'], string>

/**
 * Starts a gateway on 127.0.0.1, with the memory of a first day. Throws a `RangeError` for a fault that does not exist,
 * and what the system says of a port that is taken.
 *
 * @example
 * const gateway = await startSecondGateway({ origins: ['http://127.0.0.1:5173'], faults: ['slow-answer'] })
 */
export async function startSecondGateway({
  port = 0,
  origins,
  faults = [],
  merchant = 'mekong',
  firstPage,
  now = Date.now,
}: SecondGatewayOptions): Promise<SecondGateway> {
  const unknown = faults.find((fault) => !isFault(fault))
  if (unknown !== undefined) throw new RangeError(`faults: there is no fault "${String(unknown)}"`)
  const seal = createSeal()
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`
  const memory = createMemory({ merchant, origin, now, firstPage, seal })
  const answer = breakAnswers(allowOrigins(answerCalls(memory), origins), faults, memory)
  server.on('request', (incoming, outgoing) => void respond(incoming, outgoing, { answer, seal }))
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { answer, seal }: { answer: Answer; seal: Seal },
): Promise<void> {
  try {
    write(outgoing, await answer(await readRequest(incoming, seal)))
  } catch (error) {
    // A visitor who left in the middle needs no answer; a mistake of ours is one of the family's own.
    if (outgoing.destroyed) return
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    write(outgoing, mistake)
  }
}

const mistake: Reply = {
  status: 500,
  type: 'json',
  body: { success: false, message: 'The system is busy #500', errorCode: 'system_busy' },
}

function write(outgoing: ServerResponse, { status, type, body, headers }: Reply): void {
  const text = type === 'json' ? writeJson(body) : String(body)
  const length =
    status === 204 ? {} : { 'Content-Type': contentTypes[type], 'Content-Length': Buffer.byteLength(text) }
  outgoing.writeHead(status, { ...length, ...headers })
  outgoing.end(status === 204 ? undefined : text)
}
