import { followRoutes } from '../visits/follow-routes.ts'
import type { Start } from './create-start.ts'

/**
 * Tells the route in sight, `first` for the page that needs no router, now and whenever it is another one; returns how to stop.
 */
export function followStart(start: Start<unknown>, first: string, tell: (route: string) => void): () => void {
  let stopFollowing: (() => void) | undefined
  const look = (): void => {
    const shown = start.onScreen()
    if (shown.kind === 'first') tell(first)
    if (shown.kind === 'pages') stopFollowing ??= followRoutes(shown.pages.router, tell)
  }
  look()
  const stopLooking = start.subscribe(look)
  return () => {
    stopLooking()
    stopFollowing?.()
  }
}
