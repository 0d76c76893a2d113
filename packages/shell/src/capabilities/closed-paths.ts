import { moduleCalls, sitePages, type SitePage } from '@saola/protocol'
import type { Site } from '../context/app-context.tsx'
import { hasCall, type Capabilities, type ClosedPath } from './capabilities.ts'

/** The paths of a site that are not offered, each with the listed ones below it that are. */
export function closedPaths(capabilities: Omit<Capabilities, 'closed'>, site: Site): ClosedPath[] {
  const has = (id: string): boolean => hasCall(capabilities, id)
  const isOpen = ({ calls, oneOf = [] }: SitePage): boolean =>
    calls.every(has) && (oneOf.length === 0 || oneOf.some(has))
  const pages = sitePages.filter((page) => page.site === site)
  const open = pages.filter(isOpen).map(({ path }) => path)
  return pages
    .filter(({ path }) => !open.includes(path))
    .map(({ path }) => ({ path, except: open.filter((other) => other.startsWith(`${path}/`)) }))
}

/** The calls of parts, by their modules. */
export function callsOf(parts: readonly string[]): string[] {
  return parts.flatMap((module) => moduleCalls[module] ?? [])
}

let sheet: HTMLStyleElement | undefined

/** Takes every link away that leads to a closed path, whoever wrote it. */
export function hideLinks(closed: readonly ClosedPath[]): void {
  if (typeof document === 'undefined') return
  sheet ??= document.head.appendChild(document.createElement('style'))
  sheet.textContent = closed.map(ruleOf).join('\n')
}

function ruleOf({ path, except }: ClosedPath): string {
  const below = except.map((open) => `:not([href="${open}"]):not([href^="${open}/"])`).join('')
  const links = [`a[href="${path}"]`, `a[href^="${path}?"]`, `a[href^="${path}/"]${below}`]
  // An item of a list that holds nothing else would stay as an empty row.
  return [...links, ...links.map((link) => `li:has(> ${link}:only-child)`)]
    .map((link) => `${link} { display: none !important; }`)
    .join('\n')
}
