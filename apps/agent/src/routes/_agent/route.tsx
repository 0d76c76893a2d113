import { loadAreas } from '@saola/i18n'
import { isSignedIn, rememberPlace } from '@saola/shell'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { leadsTo } from '#shared/frame/portal-navigation.ts'
import { PortalFrame } from '#shared/frame/portal-frame.tsx'

/** Pages of a signed-in agent. For people's convenience: the gateway authorizes every call itself. */
export const Route = createFileRoute('/_agent')({
  beforeLoad: ({ context, location }) => {
    if (!isSignedIn(context.session)) {
      // A session that ended remembers its place before it comes by here on its way from the root.
      if (location.pathname !== '/') rememberPlace(context.session, location.href)
      throw redirect({ to: '/login', replace: true })
    }
    // A first or expired password is changed before anything else (session 11).
    if (context.session.mustChangePassword && location.pathname !== '/me') {
      throw redirect({ to: '/me', replace: true })
    }
    const elsewhere = leadsTo(location.pathname, context.session.member, context.capabilities)
    if (elsewhere !== undefined) throw redirect({ href: elsewhere, replace: true })
  },
  loader: ({ context }) =>
    loadAreas(context.i18n, 'team', 'session', 'wallet', 'member', 'contracts', 'transfer'),
  component: PortalFrame,
})
