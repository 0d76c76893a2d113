import { languageOf as ownLanguageOf } from '@saola/i18n'
import type { Context } from 'hono'
import type { Services } from '../services.ts'
import { findSitting, type Sitting } from './sitting-store.ts'

/** The header in which a page sends its session key. */
const sessionKeyHeader = 'X-Session-Key'

/** The sitting that a request belongs to, with its key; undefined when the key opens none. */
export async function readSitting(
  context: Context,
  services: Services,
): Promise<{ sitting: Sitting; sessionKey: string } | undefined> {
  const sessionKey = context.req.header(sessionKeyHeader) ?? ''
  const sitting = await findSitting(services, sessionKey)
  return sitting && { sitting, sessionKey }
}

/** The language that a page asks in: English for any that is not ours, Vietnamese for none. */
export function languageOf(context: Context): 'VI' | 'EN' {
  return spoken(context.req.header('Language'))
}

/** The same of what an address or a header says. */
export function spoken(text: string | undefined): 'VI' | 'EN' {
  return ownLanguageOf(text) === 'vi' ? 'VI' : 'EN'
}

/** The body of a request, or undefined, which every schema refuses. */
export async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    return undefined
  }
}

/** A value as the answer to a page. */
export function send(value: object): Response {
  return Response.json({ success: true, value }, { headers: { 'Cache-Control': 'no-store' } })
}
