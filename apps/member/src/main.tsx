import '@saola/ui/theme.css'
import { mountApp } from '@saola/shell'
import { appDialogs } from './app-dialogs.ts'
import { keepInstallOffer } from '#shared/install-offer.ts'
import { takeHandover } from '#shared/landing-handover.ts'
import { mayEnter } from './may-enter.ts'
import { StartView } from './start-view.tsx'
import { createStart } from './start.ts'
import { watchRoute } from './watch-route.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root')

const standing = takeHandover()
keepInstallOffer(standing?.installOffer())

// A redirect may drop the query before the app is there. What a provider sends back is no invitation, though it is a code.
const arrival = location.pathname.startsWith('/social/') ? '' : location.search

// Not awaited here: pages are chunks that wait for this one to be evaluated.
const mounted = mountApp({
  root,
  site: 'member',
  mayEnter,
  createRouter: createStart,
  RouterProvider: StartView,
  dialogs: appDialogs,
  released: standing?.released,
  watchRoute,
})

void mounted.then(async (app) => {
  if (arrival === '') return
  const [{ welcomeInvited }, { openAsked }] = await Promise.all([
    import('#features/register/invitation.ts'),
    import('#features/register/asked-dialog.ts'),
  ])
  welcomeInvited(app, arrival)
  openAsked(app, arrival)
})
