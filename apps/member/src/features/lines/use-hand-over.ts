import { calls } from '@saola/protocol'
import { addressWithTicket, isSignedIn, useApp, type AppContext } from '@saola/shell'
import type { MouseEvent } from 'react'

/** A line is left without the session rather than late, in milliseconds. */
const patienceMs = 1_500

/** Takes the session along to a link's line, so that PLAY asks nobody to sign in twice (session 31). */
export function useHandOver(): (event: MouseEvent<HTMLElement>) => void {
  const app = useApp()
  return (event) => {
    const link = event.currentTarget
    if (!(link instanceof HTMLAnchorElement) || !isSignedIn(app.session)) return
    const isPlainTap =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlainTap || link.origin === location.origin) return
    event.preventDefault()
    void ticketFor(app).then((ticket) => {
      location.assign(ticket === undefined ? link.href : addressWithTicket(link.href, ticket))
    })
  }
}

function ticketFor(app: AppContext): Promise<string | undefined> {
  const asked = app.api.send(calls.session.handOver).then(
    ({ ticket }) => ticket,
    () => undefined,
  )
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs))
  return Promise.race([asked, late])
}
