import { followRoutes } from '@saola/shell'
import type { Start } from './start.ts'

/** Tells the route in sight, the landing page's first, now and whenever it is another one; returns how to stop. */
export function watchRoute(start: Start, tell: (route: string) => void): () => void {
  let stopFollowing: (() => void) | undefined
  const look = (): void => {
    const shown = start.onScreen()
    if (shown.kind === 'landing') tell('/')
    if (shown.kind === 'site') stopFollowing ??= followRoutes(shown.site.router, tell)
  }
  look()
  const stopLooking = start.subscribe(look)
  return () => {
    stopLooking()
    stopFollowing?.()
  }
}
