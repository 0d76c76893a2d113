import { ErrorPage, LoadingPage, LostWay, savesData, type AppContext } from '@saola/shell'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

/** Whether a link that is pointed at has its page fetched (system 30); where bytes are spared a tap alone does. */
export function preloading({ preferences }: Pick<AppContext, 'preferences'>): {
  defaultPreload: 'intent' | false
} {
  return { defaultPreload: savesData(preferences) ? false : 'intent' }
}

/** The router of the member site: history mode; the hash target if there is one, else the top of the page. */
export function createMemberRouter(context: AppContext) {
  const router = createRouter({
    routeTree,
    context,
    ...preloading(context),
    // What is fresh is the query cache's to say.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: LoadingPage,
    // Addresses that cannot be decoded fall past every route, the one for lost ways too.
    defaultNotFoundComponent: LostWay,
  })
  // The code of the first page comes while the shell still asks for the status and the session.
  for (const route of router.getMatchedRoutes(window.location.pathname)[0]) {
    // Where it is lost, opening the page asks again.
    router.loadRouteChunk(route)?.catch(() => undefined)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMemberRouter>
  }
}
