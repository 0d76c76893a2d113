import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { headers } from '@saola/protocol'
import { acceptedEncoding, createRecent, type Encoding } from '@saola/server'
import type { Hono } from 'hono'
import { readsPerNetwork } from './http/edge/limit-reads.ts'
import { createRequestReader } from './http/edge/read-visitor.ts'
import { questionOf } from './http/kept/question-of.ts'
import { spokenLanguage } from './http/asked-language.ts'
import { mountedCalls } from './mounted-calls.ts'
import type { WholeAnswer } from './services/ports.ts'
import type { Services } from './services/services.ts'

/** So many spellings of `Accept-Encoding` are remembered. */
const mostSpellings = 100

const authorization = headers.authorization.toLowerCase()
const merchantName = headers.merchant.toLowerCase()
const languageName = headers.language.toLowerCase()

/**
 * A gateway as a listener of Node's server. What it has just answered to the same question is given again before the request
 * is looked at any further (wire 34); everything else is the gateway's.
 */
export function createListener(gateway: Pick<Hono, 'fetch'>, services: Services): RequestListener {
  const listen = getRequestListener(gateway.fetch)
  const readVisitor = createRequestReader(services.settings)
  const paths = new Set(mountedCalls.flatMap(({ call, isAlike }) => (isAlike ? [call.path] : [])))
  const readEncoding = createEncodingReader()

  return (request, response) => {
    const kept = findKept(request)
    if (kept === undefined) return listen(request, response)
    // Whatever goes wrong goes wrong at the gateway too, which says so.
    return answerKept(kept)
      .catch(() => false)
      .then((isAnswered) => (isAnswered ? undefined : listen(request, response)))

    async function answerKept({ answer, network }: Kept): Promise<boolean> {
      const waitMs = await services.limiter.take(`read:network:${network}`, readsPerNetwork)
      // The gateway says how long to wait, and counts this once more.
      if (waitMs > 0) return false
      const { headers: all, body } = await answer
      response.writeHead(200, all).end(body, 'latin1')
      return true
    }
  }

  type Kept = { answer: Promise<WholeAnswer>; network: string }

  function findKept(request: IncomingMessage): Kept | undefined {
    const { method, url = '' } = request
    const isSignedIn = request.headers[authorization] !== undefined
    // A page of another origin is answered with more headers (system 43), by the gateway.
    const isElsewhere = request.headers.origin !== undefined
    if (method !== 'GET' || isSignedIn || isElsewhere || !paths.has(pathOf(url))) return undefined
    const header = (name: string): string | undefined =>
      [request.headers[name]].flat().join(', ') || undefined
    const { network, region } = readVisitor({ incoming: request, header })
    const question = questionOf({
      address: url,
      merchant: header(merchantName),
      language: spokenLanguage(header(languageName)),
      region,
    })
    const kept = services.kept.answers.find(question)
    return kept && { answer: kept.as(readEncoding(header('accept-encoding'))), network }
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function createEncodingReader(): (header: string | undefined) => Encoding {
  const known = createRecent<Encoding>(mostSpellings)
  return (header = '') => {
    const encoding = known.get(header) ?? acceptedEncoding(header)
    known.set(header, encoding)
    return encoding
  }
}
