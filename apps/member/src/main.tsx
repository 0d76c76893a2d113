import '@saola/ui/theme.css'
import { followStart, mountApp, tellLook } from '@saola/shell'
import { appDialogs } from './app-dialogs.ts'
import { keepInstallOffer } from '#shared/install-offer.ts'
import { takeHandover } from '#shared/landing-handover.ts'
import { mayEnter } from './may-enter.ts'
import { MemberStartView } from './start-view.tsx'
import { createMemberStart } from './start.ts'

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
  createRouter: createMemberStart,
  RouterProvider: MemberStartView,
  dialogs: appDialogs,
  released: standing?.released,
  watchRoute: (start, tell) => followStart(start, '/', tell),
})

void mounted.then(async (app) => {
  // The site draws its first page as was chosen (landing 12).
  tellLook(app.preferences, document)
  if (arrival === '') return
  const [{ welcomeInvited }, { openAsked }] = await Promise.all([
    import('#features/register/invitation.ts'),
    import('#features/register/asked-dialog.ts'),
  ])
  welcomeInvited(app, arrival)
  openAsked(app, arrival)
})
