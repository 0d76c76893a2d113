import { isApiError } from '@saola/api-client'
import { moduleCalls, sitePages, type SitePage } from '@saola/protocol'
import type { Site } from '../context/app-context.tsx'
import {
  absentKey,
  hasCall,
  isWithin,
  type Capabilities,
  type ClosedPath,
  type PartsApp,
} from './capabilities.ts'

/** The paths of a site that are not offered, each with the listed ones below it that are. */
export function closedPaths(capabilities: Omit<Capabilities, 'closed'>, site: Site): ClosedPath[] {
  const has = (id: string): boolean => hasCall(capabilities, id)
  const isOpen = ({ calls, oneOf = [] }: SitePage): boolean =>
    calls.every(has) && (oneOf.length === 0 || oneOf.some(has))
  const pages = sitePages.filter((page) => page.site === site)
  const open = pages.filter(isOpen).map(({ path }) => path)
  return pages
    .filter(({ path }) => !open.includes(path))
    .map(({ path }) => ({ path, except: open.filter((other) => other !== path && isWithin(other, path)) }))
}

/**
 * Switches the calls of these parts off and those of all others on; answers whether anything changed. What was learned of a
 * call while its part was off is forgotten, what failed for it is asked anew, and what was read of a part that goes is left
 * (system 50).
 */
export function switchCalls(
  { capabilities, queryClient, storage }: PartsApp,
  parts: readonly string[],
): boolean {
  const { off: before, absent } = capabilities
  const off = parts.flatMap((module) => moduleCalls[module] ?? [])
  const back = before.filter((id) => !off.includes(id))
  const gone = off.filter((id) => !before.includes(id))
  if (back.length + gone.length === 0) return false
  for (const id of back) delete absent[id]
  storage.tab.write(absentKey, JSON.stringify(absent))
  capabilities.off = off
  void queryClient.resetQueries({
    predicate: ({ queryKey, state: { error } }) =>
      gone.includes(String(queryKey[1])) || (isApiError(error) && back.includes(error.callId)),
  })
  return true
}

let sheet: HTMLStyleElement | undefined

/** Takes every link away that leads to a closed path, whoever wrote it. */
export function hideLinks(closed: readonly ClosedPath[]): void {
  if (typeof document === 'undefined') return
  sheet ??= document.head.appendChild(document.createElement('style'))
  sheet.textContent = closed.map(ruleOf).join('\n')
}

function ruleOf({ path, except }: ClosedPath): string {
  const below = except.flatMap((open) => linksTo(open).map((link) => `:not(${link})`)).join('')
  const links = linksTo(path).map((link) => `a${link}${below}`)
  // An item of a list that holds nothing else would stay as an empty row.
  return [...links, ...links.map((link) => `li:has(> ${link}:only-child)`)]
    .map((link) => `${link} { display: none !important; }`)
    .join('\n')
}

/** How the address of a link to a page begins, or what it is. */
function linksTo(path: string): string[] {
  const [stem, name] = path.split('$')
  return name === undefined
    ? [`[href="${path}"]`, `[href^="${path}?"]`, `[href^="${path}/"]`]
    : [`[href^="${stem}"]`]
}
