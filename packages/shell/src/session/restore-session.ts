import { calls } from '@saola/protocol'
import type { AppContext } from '../context/app-context.tsx'
import { deviceId } from '../context/device-id.ts'
import { joinOtherTabs } from './other-tabs.ts'
import { isSignedIn } from './session.ts'
import { signInQuietly } from './sign-in-out.ts'
import { resumeSession } from './staying.ts'

const ticketMark = '#ticket='

/** What an address of another line brings: a ticket, and what was typed on the line before (`packMoved`). */
export type Arrival = { ticket: string; moved: string | undefined }

/** The address of a page on another line that signs its visitor in there by a ticket. */
export function addressWithTicket(href: string, ticket: string, moved?: string): string {
  return `${href}${ticketMark}${ticket}${moved === undefined ? '' : `&moved=${encodeURIComponent(moved)}`}`
}

/** The ticket that this page was opened with, which leaves the address at once: what stands there is easily passed on. */
export function takeTicketFromAddress(): Arrival | undefined {
  if (!location.hash.startsWith(ticketMark)) return undefined
  const said = new URLSearchParams(location.hash.slice(1))
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return { ticket: said.get('ticket') ?? '', moved: said.get('moved') ?? undefined }
}

/**
 * Finds the session of a tab that has none: by a ticket from another line, from another tab of this browser, or by a stay.
 * Resolves without one as well; whatever fails here leaves a visitor.
 */
export async function restoreSession(app: AppContext, arrival: Arrival | undefined): Promise<void> {
  const tabs = joinOtherTabs(app)
  if (isSignedIn(app.session)) return
  if (arrival !== undefined && (await takeOver(app, arrival))) return
  if (await tabs.askForSession()) return
  await resumeSession(app)
}

async function takeOver(app: AppContext, { ticket, moved }: Arrival): Promise<boolean> {
  const input = { ticket, loginDeviceId: deviceId(app.storage) }
  const reply = await app.api.send(calls.session.takeOver, input).catch(() => undefined)
  if (reply?.signedIn === undefined) return false
  if (!(await signInQuietly(app, reply.signedIn))) return false
  // Hardly any start needs it; where its code is lost, what was typed is.
  if (moved !== undefined) {
    await import('./moved.ts').then(({ takeMoved }) => takeMoved(app, moved)).catch(() => undefined)
  }
  return true
}
