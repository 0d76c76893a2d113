import { gatewayVersion, headers as names, type Call } from '@saola/protocol'
import type { Exchange, Wire } from './exchange.ts'

/** A request that the client would not make. */
export type RawRequest = {
  method: string
  /** With its query. */
  path: string
  merchant?: string | undefined
  token?: string | undefined
  headers?: Record<string, string>
  body?: string
}

/** Whose requests a kit sends by hand, and how long it waits for an answer in ms. */
export type RawSender = (request: RawRequest) => Promise<Exchange | undefined>

/** Sends requests by hand for one gateway and merchant; undefined where no answer came. */
export function createRawSender(
  wire: Wire,
  { url, merchant: usual, timeoutMs }: { url: string; merchant: string; timeoutMs: number },
): RawSender {
  return async ({ method, path, merchant = usual, token, headers, body }) => {
    const before = wire.exchanges.length
    const own = {
      [names.merchant]: merchant,
      [names.device]: 'web',
      [names.language]: 'EN',
      [names.gatewayVersion]: gatewayVersion,
      ...(token !== undefined && { [names.authorization]: token }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    }
    try {
      await wire.send(url + path, {
        method,
        headers: own,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body }),
      })
    } catch {
      // No answer, or half of one: the caller says what that means.
      return undefined
    }
    return wire.exchanges[before]
  }
}

/** The path of a row with nobody's ids in it. */
export function emptyPath(call: Call): string {
  return call.path.replaceAll(/:\w+/g, '0')
}

/** A request of a row that carries nothing: no token, no ids, an empty body. */
export function emptyRequest(call: Call): RawRequest {
  const { method, moduleId } = call
  const headers = moduleId === '' ? {} : { [names.moduleId]: moduleId }
  const takesBody = method !== 'GET' && method !== 'DELETE'
  return { method, path: emptyPath(call), headers, ...(takesBody && { body: '{}' }) }
}
