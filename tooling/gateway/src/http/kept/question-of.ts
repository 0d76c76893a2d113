/** What the answer to a row depends on that is alike for everybody. */
export type Question = {
  /** Path and query. */
  address: string
  merchant: string | undefined
  language: 'VI' | 'EN'
  region: string
}

/** The name under which an answer is kept. The time that a client writes into each address (wire 6) asks for nothing else. */
export function questionOf({ address, merchant = '', language, region }: Question): string {
  // A question mark may stand in a query as well.
  const end = address.indexOf('?')
  const [path, query] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end + 1)]
  const asked = query.split('&').filter((part) => !part.startsWith('t='))
  return [path, asked.join('&'), merchant, language, region].join('\n')
}
