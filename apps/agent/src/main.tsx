import '@saola/ui/theme.css'
import './density.css'
import { messageKey } from '@saola/i18n'
import { mayEnter } from '@saola/rules'
import { followRoutes, mountApp } from '@saola/shell'
import { RouterProvider } from '@tanstack/react-router'
import { appDialogs } from './app-dialogs.ts'
import { lightUnlessChosen } from './light-unless-chosen.ts'
import { createAgentRouter } from './router.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root')

// Not awaited here: pages are chunks that wait for this one to be evaluated.
void mountApp({
  root,
  site: 'agent',
  mayEnter: (type) => {
    const refusal = mayEnter('agent', type)
    return refusal && messageKey(refusal)
  },
  createRouter: (context) => createAgentRouter(lightUnlessChosen(context)),
  RouterProvider,
  dialogs: appDialogs,
  watchRoute: followRoutes,
})
