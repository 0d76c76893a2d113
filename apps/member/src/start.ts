import { createStart, type AppContext, type Start } from '@saola/shell'
import type { MemberSite } from './site.tsx'
import { takeHandover } from '#shared/landing-handover.ts'
import type * as LandingModule from './routes/-landing.tsx'

export type Landing = typeof LandingModule

/** Starts at the landing page without the router, and at any other address with it. */
export function createMemberStart(context: AppContext): Start<Landing, MemberSite> {
  return createStart({
    isFirst: () => window.location.pathname === '/',
    fetchFirst: () => import('./routes/-landing.tsx'),
    readFirst: async (landing) => landing.loadLanding(context, takeHandover()),
    fetchPages: () => import('./site.tsx').then(({ createMemberSite }) => createMemberSite(context)),
  })
}
