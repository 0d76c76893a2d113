/**
 * A brand's own site of three screens on the shell.
 *
 * @module
 */
import '@saola/ui/theme.css'
import '@saola/ui/index.css'
import '@saola/shell/index.css'
import '@saola/sign-in/index.css'
import { messageKey } from '@saola/i18n'
import { mayEnter } from '@saola/rules'
import { mountApp } from '@saola/shell'
import { SignInDialog } from '@saola/sign-in'
import { RouterProvider } from '@tanstack/react-router'
import { createSiteRouter } from './router.tsx'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root')

await mountApp({
  root,
  site: 'member',
  mayEnter: (type) => {
    const refusal = mayEnter('member', type)
    return refusal && messageKey(refusal)
  },
  createRouter: createSiteRouter,
  RouterProvider,
  dialogs: { 'sign-in': SignInDialog },
})
