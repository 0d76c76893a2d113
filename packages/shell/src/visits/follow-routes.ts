/** What is used of a router: the routes that make up the page, the outermost first, and word of each page that stands. */
export type FollowedRouter = {
  state: { matches: readonly { fullPath: string }[] }
  subscribe(event: 'onResolved', listener: () => void): () => void
}

/** Tells the route of the page in sight, such as `/games/$family`, now and whenever another page stands; returns how to stop. */
export function followRoutes(router: FollowedRouter, tell: (route: string) => void): () => void {
  const look = (): void => {
    const { matches } = router.state
    const path = matches[matches.length - 1]?.fullPath
    if (path) tell(path.replace(/(.)\/$/, '$1'))
  }
  look()
  return router.subscribe('onResolved', look)
}
