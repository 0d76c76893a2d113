import { ApiError, isApiError } from '@saola/api-client'
import { calls, sitePages, type SitePage } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import { proxy } from 'valtio/vanilla'
import type { Site } from '../context/app-context.tsx'
import { readJson, type KeptValues } from '../context/storage.ts'

/**
 * What the gateway answers, as far as is known (system 44): the calls that the brand names, where it names any, without those
 * of which this tab has learned that they are absent, each with when that was.
 */
export type Capabilities = { named: readonly string[]; absent: Record<string, number> }

const key = 'absent-calls'

/** What was learned is asked anew after so long: a gateway may have it by then, or an operator has switched it on. */
const learnedForMs = 10 * minuteMs

/** What is known when an app starts, in ms since 1970: what the brand names, and what this tab has learned lately. */
export function createCapabilities(named: readonly string[], tab: KeptValues, now: number): Capabilities {
  const learned = Object.entries(readJson(tab, key) ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && now - entry[1] < learnedForMs,
  )
  return proxy<Capabilities>({ named, absent: Object.fromEntries(learned) })
}

/** Notes that a call is not answered, for this tab. */
export function noteAbsence({ absent }: Capabilities, callId: string, tab: KeptValues, now: number): void {
  absent[callId] = now
  tab.write(key, JSON.stringify(absent))
}

/** Whether a call is answered, as far as is known. */
export function hasCall({ named, absent }: Capabilities, callId: string): boolean {
  return !(callId in absent) && (named.length === 0 || alwaysThere.has(callId) || named.includes(callId))
}

/** What a site cannot begin without; a list that leaves them out means the rest. */
const alwaysThere: ReadonlySet<string> = new Set([calls.system.status.id, calls.system.config.id])

/** What a call that is not there is refused with, without asking. */
export function absence(callId: string): ApiError {
  return new ApiError({ kind: 'http', callId, code: 'function.not.available', status: 404 })
}

/** Whether a call failed because the gateway is known not to have it. */
export function isAbsence(capabilities: Capabilities, error: unknown): boolean {
  return isApiError(error) && !hasCall(capabilities, error.callId)
}

/** What nobody at the gateway answers: another address, another verb, or a function that it says it does not have. */
const absentStatus: ReadonlySet<number> = new Set([404, 405, 501])

/**
 * Whether a failed read may mean that the gateway does not have the call: somebody answered that there is no such address, or
 * the gateway itself says so. Of an address that somebody else denied, only the status tells whether the gateway is there.
 */
export function looksAbsent(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.kind === 'network') return absentStatus.has(error.status)
  const isDenied = error.code === 'function.not.available' || error.code === 'http_method_not_support'
  // Of a merchant that it does not know it has nothing at all.
  return isDenied && error.field === undefined
}

/** Whether a path of this site is offered; what lies below a page belongs to it. */
export function isOffered(capabilities: Capabilities, site: Site, path: string): boolean {
  const page = pageOf(site, path)
  return page === undefined || hasPage(capabilities, page)
}

/** The nearest page above a path that is offered, for who comes to one that is not; undefined where none is. */
export function offeredAbove(capabilities: Capabilities, site: Site, path: string): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return undefined
  const page = pageOf(site, above)
  return page !== undefined && hasPage(capabilities, page)
    ? page.path
    : offeredAbove(capabilities, site, above)
}

/** The paths of this site that are not offered, each with the listed ones below it that are. */
export function closedPaths(
  capabilities: Capabilities,
  site: Site,
): { path: string; except: readonly string[] }[] {
  const pages = sitePages.filter((page) => page.site === site)
  const open = pages.filter((page) => hasPage(capabilities, page)).map(({ path }) => path)
  return pages
    .filter(({ path }) => !open.includes(path))
    .map(({ path }) => ({ path, except: open.filter((other) => other.startsWith(`${path}/`)) }))
}

function hasPage(capabilities: Capabilities, { calls: needed, oneOf = [] }: SitePage): boolean {
  const has = (id: string): boolean => hasCall(capabilities, id)
  return needed.every(has) && (oneOf.length === 0 || oneOf.some(has))
}

function pageOf(site: Site, path: string): SitePage | undefined {
  return sitePages
    .filter((page) => page.site === site && (path === page.path || path.startsWith(`${page.path}/`)))
    .sort((one, other) => other.path.length - one.path.length)[0]
}
