/** How a body is packed on its way; `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A weight as RFC 9110 (12.4.2) writes it. */
const weightPattern = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/**
 * The encoding that `Accept-Encoding` asks for (RFC 9110, 12.5.3): the one of the greatest weight, and of equals the
 * smallest. A weight of 0 refuses, `*` stands for what is not named. Where all is refused the answer travels as it is.
 */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  const weights = readWeights(header ?? '')
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0
  let best: Encoding = 'identity'
  for (const encoding of ['gzip', 'br'] as const) {
    if (weightOf(encoding) > 0 && weightOf(encoding) >= weightOf(best)) best = encoding
  }
  return best
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
    // The old name of gzip (8.4.1.3).
    weights.set(name === 'x-gzip' ? 'gzip' : name, readWeight(parameters))
  }
  return weights
}

/** What is written wrongly counts as refused: an answer as it is can be read by everybody. */
function readWeight(parameters: readonly string[]): number {
  const [weight, ...others] = parameters
  if (weight === undefined) return 1
  const [, value = ''] = /^q=(.*)$/.exec(weight) ?? []
  return others.length === 0 && weightPattern.test(value) ? Number(value) : 0
}
