/** Whether search engines may show the pages of a site: those for everybody, or none. */
export type Crawling = 'public pages' | 'nothing'

/** The pages of the member site that are somebody's own; a test compares them with its routes. */
const ownPages = ['/account', '/play/', '/support', '/vnlottery/orders', '/wallet']

/** `/robots.txt` (RFC 9309). What a page asks the gateway for stays open, or a crawler would see an empty one. */
export function robotsText(crawling: Crawling): string {
  const closed = crawling === 'nothing' ? ['/'] : ownPages
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n')
}

/** How long what is written today counts; RFC 9116 (2.5.5) wants less than a year. */
const validMs = 180 * 24 * 60 * 60 * 1_000

/** `/.well-known/security.txt` (RFC 9116): to whom a weakness of the brand is told. */
export function securityText({
  contact,
  languages,
  now,
}: {
  contact: string
  languages: readonly string[]
  now: number
}): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + validMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    '',
  ].join('\n')
}
