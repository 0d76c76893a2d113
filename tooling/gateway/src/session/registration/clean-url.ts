import { parseUrl, webAddress } from '@saola/rules'

const longestUrl = 300

/** The origin and path of a web address; what else it carried (names, queries, fragments) is dropped. Empty when it is none. */
export function cleanUrl(text: string): string {
  const { origin = '', pathname = '' } = parseUrl(text) ?? {}
  const bare = `${origin}${pathname}`
  return webAddress(bare) === undefined ? '' : bare.slice(0, longestUrl)
}

/** A host name with its port if it looks like one, else empty. */
export function cleanDomain(text: string): string {
  return /^[a-z0-9.-]{1,100}(?::\d{1,5})?$/i.test(text) ? text.toLowerCase() : ''
}
