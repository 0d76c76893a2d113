import { Outlet, useMatches } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { SiteFrame } from './site-frame.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page fills the screen: no bars, no rail. */
    fullScreen?: boolean
  }
}

/** The frame of a member's pages; a running game goes without. */
export function MemberFrame(): ReactElement {
  const fullScreen = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.fullScreen === true),
  })
  return fullScreen ? <Outlet /> : <SiteFrame />
}
