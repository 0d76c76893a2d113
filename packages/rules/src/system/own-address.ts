import type { SystemStatus } from '@saola/protocol'
import { parseDomain } from './domain-origin.ts'

/** This machine, where a site is built and tried. */
const thisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether the member site may be shown at an origin (system 20): the main domain, a line, or this machine. A merchant that
 * names no main domain checks nothing.
 */
export function isOwnAddress(
  origin: string,
  { mainDomain, domainRoute }: Pick<SystemStatus['info'], 'mainDomain' | 'domainRoute'>,
): boolean {
  const here = hostOf(origin)
  if (mainDomain === '' || here === undefined || thisMachine.has(here) || here.endsWith('.localhost'))
    return true
  return [mainDomain, ...domainRoute].some((domain) => hostOf(domain) === here)
}

/** The name of a host, as lists write it: with or without `www`. */
function hostOf(domain: string): string | undefined {
  return parseDomain(domain)?.hostname.replace(/^www\./, '')
}
