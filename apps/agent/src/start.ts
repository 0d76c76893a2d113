import { createStart, isSignedIn, staysSignedIn, type AppContext, type Start } from '@saola/shell'
import type * as Door from './door.tsx'
import { lightUnlessChosen } from './light-unless-chosen.ts'
import type { Portal } from './portal.tsx'

/** Where nobody who is not signed in is shown anything but the way in; other addresses are remembered by the router. */
const doorPaths = ['/', '/login']

/** Starts at the way in without the router where nobody is signed in, and with it anywhere else. */
export function createPortalStart(context: AppContext): Start<typeof Door, Portal> {
  const lit = lightUnlessChosen(context)
  return createStart({
    isFirst: () =>
      !isSignedIn(lit.session) && !staysSignedIn(lit.storage) && doorPaths.includes(window.location.pathname),
    fetchFirst: () => import('./door.tsx'),
    readFirst: async (door) => door.loadDoor(lit),
    fetchPages: () => import('./portal.tsx').then(({ createPortal }) => createPortal(lit)),
  })
}
