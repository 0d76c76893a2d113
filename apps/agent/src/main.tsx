import '@saola/ui/theme.css'
import './density.css'
import { messageKey } from '@saola/i18n'
import { mayEnter } from '@saola/rules'
import { followStart, mountApp, tellLook } from '@saola/shell'
import { appDialogs } from './app-dialogs.ts'
import { PortalStartView } from './start-view.tsx'
import { createPortalStart } from './start.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root')

// Not awaited here: pages are chunks that wait for this one to be evaluated.
const mounted = mountApp({
  root,
  site: 'agent',
  mayEnter: (type) => {
    const refusal = mayEnter('agent', type)
    return refusal && messageKey(refusal)
  },
  createRouter: createPortalStart,
  RouterProvider: PortalStartView,
  dialogs: appDialogs,
  watchRoute: (start, tell) => followStart(start, '/login', tell),
})

// The site names the texts of the language that was chosen (system 31).
void mounted.then((app) => tellLook(app.preferences, document))
