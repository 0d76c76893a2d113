import { ErrorPage, LoadingPage, LostWay, type AppContext } from '@saola/shell'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

/** The router of the member site: history mode; the hash target if there is one, else the top of the page. */
export function createMemberRouter(context: AppContext) {
  return createRouter({
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
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMemberRouter>
  }
}
