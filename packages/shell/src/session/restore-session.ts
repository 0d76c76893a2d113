import { calls } from '@saola/protocol'
import type { AppContext } from '../context/app-context.tsx'
import { deviceId } from '../context/device-id.ts'
import { joinOtherTabs } from './other-tabs.ts'
import { isSignedIn } from './session.ts'
import { signInQuietly } from './sign-in-out.ts'
import { resumeSession } from './staying.ts'

const ticketMark = '#ticket='

/** The address of a page on another line that signs its visitor in there by a ticket. */
export function addressWithTicket(href: string, ticket: string): string {
  return `${href}${ticketMark}${ticket}`
}

/** The ticket that this page was opened with, which leaves the address at once: what stands there is easily passed on. */
export function takeTicketFromAddress(): string | undefined {
  if (!location.hash.startsWith(ticketMark)) return undefined
  const ticket = location.hash.slice(ticketMark.length)
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return ticket
}

/**
 * Finds the session of a tab that has none: by a ticket from another line, from another tab of this browser, or by a stay.
 * Resolves without one as well; whatever fails here leaves a visitor.
 */
export async function restoreSession(app: AppContext, ticket: string | undefined): Promise<void> {
  const tabs = joinOtherTabs(app)
  if (isSignedIn(app.session)) return
  if (ticket !== undefined && (await takeOver(app, ticket))) return
  if (await tabs.askForSession()) return
  await resumeSession(app)
}

async function takeOver(app: AppContext, ticket: string): Promise<boolean> {
  const input = { ticket, loginDeviceId: deviceId(app.storage) }
  const reply = await app.api.send(calls.session.takeOver, input).catch(() => undefined)
  if (reply?.signedIn === undefined) return false
  return signInQuietly(app, reply.signedIn)
}
