import { useSavesData, type AppContext } from '@saola/shell'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, type ReactElement } from 'react'
import { MoveFromDeadLine } from '#features/lines/move-from-dead-line.tsx'
import { readAccount } from '#shared/account/read-account.ts'
import { KeptNotices } from '#shared/kept-notices.ts'
import { NewerBuild } from '#shared/newer-build.ts'
import { createMemberRouter, preloading } from './router.ts'

/** The site with its router. */
export type MemberSite = { router: ReturnType<typeof createMemberRouter>; View: () => ReactElement }

/** Builds the router and the view of everything behind the landing page. */
export function createMemberSite(context: AppContext): MemberSite {
  const router = createMemberRouter(context)
  readAccount(context)
  function View(): ReactElement {
    const saves = useSavesData()
    useEffect(() => router.update({ ...router.options, ...preloading(context) }), [saves])
    return (
      <>
        <RouterProvider router={router} />
        <NewerBuild />
        <KeptNotices />
        <MoveFromDeadLine />
      </>
    )
  }
  return { router, View }
}
