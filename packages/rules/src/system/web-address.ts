import { parseUrl } from './parse-url.ts'

/**
 * An address that may become a link (system 35): http or https, without a name or password in it. Undefined for anything else, such
 * as `javascript:` and `data:`. Every address that somebody types is asked here before it is kept, and once more where it is shown.
 */
export function webAddress(text: string): URL | undefined {
  const url = parseUrl(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url : undefined
}

/** Whether a text is a path of the site itself; `//elsewhere` and `/\elsewhere` would leave it. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])/.test(text)
}
