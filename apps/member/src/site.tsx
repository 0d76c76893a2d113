import type { AppContext } from '@saola/shell'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { MoveFromDeadLine } from '#features/lines/move-from-dead-line.tsx'
import { readAccount } from '#shared/account/read-account.ts'
import { KeptNotices } from '#shared/kept-notices.ts'
import { NewerBuild } from '#shared/newer-build.ts'
import { createMemberRouter } from './router.ts'

/** The site with its router. */
export type MemberSite = { router: ReturnType<typeof createMemberRouter>; View: () => ReactElement }

/** Builds the router and the view of everything behind the landing page. */
export function createMemberSite(context: AppContext): MemberSite {
  const router = createMemberRouter(context)
  readAccount(context)
  const View = (): ReactElement => (
    <>
      <RouterProvider router={router} />
      <NewerBuild />
      <KeptNotices />
      <MoveFromDeadLine />
    </>
  )
  return { router, View }
}
