import type { AppContext } from '@saola/shell'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { createAgentRouter } from './router.ts'

/** The pages of the portal with their router. */
export type Portal = { router: ReturnType<typeof createAgentRouter>; View: () => ReactElement }

/** Builds the router and the view of everything behind the way in. */
export function createPortal(context: AppContext): Portal {
  const router = createAgentRouter(context)
  return { router, View: () => <RouterProvider router={router} /> }
}
