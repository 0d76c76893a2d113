import type { Options } from 'ky'

const pieceBytes = 65_536

/**
 * Sends a JSON body as a stream whose progress is told from 0 to 1. Where the way to the gateway is not known to carry
 * streams (browsers send them over HTTP/2 and later only) the body goes out whole and nothing is told.
 */
export function uploadWithProgress(
  body: unknown,
  baseUrl: string,
  report: (fraction: number) => void,
): Pick<Options, 'json' | 'body' | 'onUploadProgress'> {
  if (!carriesStreams(baseUrl)) return { json: body }
  return {
    body: new Blob(piecesOf(JSON.stringify(body)), { type: 'application/json' }),
    onUploadProgress: ({ percent }) => report(percent),
  }
}

/** Progress is told by the piece; a text in one piece would be one jump. */
function piecesOf(text: string): Uint8Array<ArrayBuffer>[] {
  const bytes = new TextEncoder().encode(text)
  const count = Math.ceil(bytes.length / pieceBytes)
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  )
}

function carriesStreams(baseUrl: string): boolean {
  // Only browsers tie streams to the protocol.
  if (typeof document === 'undefined') return true
  const { origin } = new URL(baseUrl, document.baseURI)
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  // A browser hides the protocol of an origin that does not allow it to be told: an empty text.
  const last = entries
    .filter(({ name, nextHopProtocol }) => nextHopProtocol && originOf(name) === origin)
    .at(-1)
  return last !== undefined && /^h[23]/.test(last.nextHopProtocol)
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    // An entry of something without an address, such as a data URL that was cut.
    return undefined
  }
}
