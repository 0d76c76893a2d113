import { ApiError, isApiError } from '@saola/api-client'
import { partModules, type WhitelabelNode } from '@saola/protocol'
import { minuteMs, switchesOf } from '@saola/rules'
import { proxy } from 'valtio/vanilla'
import type { AppContext, Site } from '../context/app-context.tsx'
import { readJson, type KeptValues } from '../context/storage.ts'

/** A path that is not offered with all that lies below, but for what is offered there. */
export type ClosedPath = { path: string; except: readonly string[] }

/**
 * What the gateway answers, as far as is known (system 44): the calls that the brand names, where it names any, without those
 * of which this tab has learned that they are absent, each with when that was, and those of parts that the merchant has
 * switched off (system 48); and the pages that are closed for it.
 */
export type Capabilities = {
  named: readonly string[]
  absent: Record<string, number>
  off: readonly string[]
  closed: readonly ClosedPath[]
}

/** Where a tab keeps what it has learned. */
export const absentKey = 'absent-calls'

/** What was learned is asked anew after so long: a gateway may have it by then, or an operator has switched it on. */
const learnedForMs = 10 * minuteMs

/** What is known when an app starts, in ms since 1970: what the brand names, and what this tab has learned lately. */
export function createCapabilities(named: readonly string[], tab: KeptValues, now: number): Capabilities {
  const learned = Object.entries(readJson(tab, absentKey) ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && now - entry[1] < learnedForMs,
  )
  return proxy<Capabilities>({ named, absent: Object.fromEntries(learned), off: [], closed: [] })
}

/** Notes that a call is not answered, for this tab. */
export function noteAbsence({ absent }: Capabilities, callId: string, tab: KeptValues, now: number): void {
  absent[callId] = now
  tab.write(absentKey, JSON.stringify(absent))
}

/** Whether a call is answered, as far as is known; what a site cannot begin without is. */
export function hasCall({ named, absent, off }: Omit<Capabilities, 'closed'>, callId: string): boolean {
  return (
    !(callId in absent) &&
    !off.includes(callId) &&
    (named.length === 0 || /^system\.(?:status|config)$/.test(callId) || named.includes(callId))
  )
}

/**
 * Finds the pages of a site that are closed, and takes the links to them away; nothing is loaded while every call is there, and
 * where the code is lost all of them stay open.
 */
export async function findClosed(capabilities: Capabilities, site: Site): Promise<void> {
  const { named, absent, off, closed } = capabilities
  if (named.length + off.length + closed.length + Object.keys(absent).length === 0) return
  const code = await import('./closed-paths.ts').catch(() => undefined)
  if (code === undefined) return
  capabilities.closed = code.closedPaths(capabilities, site)
  code.hideLinks(capabilities.closed)
}

/** What of an app hears of parts that go and come back. */
export type PartsApp = Pick<AppContext, 'capabilities' | 'queryClient' | 'site' | 'storage'>

/**
 * Takes away what belongs to the parts that a merchant's tree names and has off (system 48), and brings back what is on again;
 * answers whether anything changed. Where the code is lost the gateway's refusals say the same.
 */
export async function closeParts(app: PartsApp, tree: WhitelabelNode): Promise<boolean> {
  const { capabilities, site } = app
  const switches = switchesOf(tree)
  const parts = partModules.filter((module) => switches[module] === false)
  if (parts.length + capabilities.off.length === 0) return false
  const code = await import('./closed-paths.ts').catch(() => undefined)
  if (code === undefined || !code.switchCalls(app, parts)) return false
  await findClosed(capabilities, site)
  return true
}

/** What a call that is not there is refused with, without asking. */
export function absence(callId: string): ApiError {
  return new ApiError({ kind: 'http', callId, code: 'function.not.available', status: 404 })
}

/** Whether a call failed because the gateway is known not to have it. */
export function isAbsence(capabilities: Capabilities, error: unknown): boolean {
  return isApiError(error) && !hasCall(capabilities, error.callId)
}

/**
 * Whether a failed read may mean that the gateway does not have the call: somebody answered that there is no such address or
 * verb, or the gateway itself says so, unless it does not know the merchant.
 */
export function looksAbsent(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.kind === 'network') return [404, 405, 501].includes(error.status)
  return /^function\.not\.available$|^http_method_not_support$/.test(error.code) && error.field === undefined
}

/**
 * Whether a call begins a way in that is there or not, for everybody alike (session 54): a refusal of it means what a
 * refused read does.
 */
export function isWayIn(callId: string): boolean {
  return /^session\.(?:passkeyStart|stay|smsReset|forgotByEmail|freePlay)$/.test(callId)
}

/** Whether a path is offered; what lies below a page belongs to it. */
export function isOffered({ closed }: Pick<Capabilities, 'closed'>, path: string): boolean {
  return !closed.some(
    (page) => isWithin(path, page.path) && !page.except.some((open) => isWithin(path, open)),
  )
}

/** The nearest path above that is offered, for who comes to one that is not; undefined where none is. */
export function offeredAbove(capabilities: Pick<Capabilities, 'closed'>, path: string): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '' || isOffered(capabilities, above)) return above || undefined
  return offeredAbove(capabilities, above)
}

/** Whether a path is a page of the list or lies below it; one that ends in `$name` is whatever stands there. */
export function isWithin(path: string, page: string): boolean {
  const [stem = '', name] = page.split('$')
  return path.startsWith(name === undefined ? `${page}/` : stem) || path === page
}
