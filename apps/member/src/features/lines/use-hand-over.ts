import { addressWithTicket, isSignedIn, useApp } from '@saola/shell'
import type { MouseEvent } from 'react'
import { ticketFor } from './ticket-for.ts'

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
