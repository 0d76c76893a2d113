import { loadAreas, type Area } from '@saola/i18n'
import { ErrorPage, LoadingPage, type AppContext } from '@saola/shell'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { BudgetScreen } from './budget-screen.tsx'
import { HomeScreen } from './home-screen.tsx'
import { SiteFrame } from './site-frame.tsx'
import { WalletScreen } from './wallet-screen.tsx'

const root = createRootRouteWithContext<AppContext>()({ component: SiteFrame })
const getParentRoute = () => root

const home = createRoute({ getParentRoute, path: '/', loader: withTexts('games'), component: HomeScreen })
const wallet = createRoute({
  getParentRoute,
  path: '/wallet',
  loader: withTexts('wallet'),
  component: WalletScreen,
})
const budget = createRoute({ getParentRoute, path: '/budget', component: BudgetScreen })

/** The router of the site, as the shell asks for it: made of the app's context. */
export function createSiteRouter(context: AppContext) {
  return createRouter({
    routeTree: root.addChildren([home, wallet, budget]),
    context,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: LoadingPage,
  })
}

/** Texts come by area, each when a screen first needs it. */
function withTexts(area: Area) {
  return ({ context }: { context: AppContext }): Promise<void> => loadAreas(context.i18n, area)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
