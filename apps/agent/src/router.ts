import { ErrorPage, isSignedIn, LoadingPage, LostWay, staysSignedIn, type AppContext } from '@saola/shell'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

/** The router of the agent portal: history mode, filters in the search part of the address. */
export function createAgentRouter(context: AppContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // What is fresh is the query cache's to say.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: LoadingPage,
    // Addresses that cannot be decoded fall past every route, the one for lost ways too.
    defaultNotFoundComponent: LostWay,
  })
  // The code of the first page comes while the shell still asks for the status and the session.
  const signedIn = isSignedIn(context.session) || staysSignedIn(context.storage)
  for (const route of router.getMatchedRoutes(signedIn ? window.location.pathname : '/login')[0]) {
    // Where it is lost, opening the page asks again.
    router.loadRouteChunk(route)?.catch(() => undefined)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAgentRouter>
  }
}
