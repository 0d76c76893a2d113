import type { AppContext, AppRouter } from '@saola/shell'
import type { MemberSite } from './site.tsx'
import { takeHandover } from '#shared/landing-handover.ts'
import type * as LandingModule from './routes/-landing.tsx'

/** What is on screen: the landing page alone, the site with its router, or neither, for its code did not come. */
export type OnScreen =
  | { kind: 'landing'; landing: typeof LandingModule }
  | { kind: 'site'; site: MemberSite }
  | { kind: 'failed' }
  | { kind: 'nothing' }

/** The router as the shell knows it, which loads the real one only when a page other than the landing page is asked for. */
export type Start = AppRouter & { onScreen: () => OnScreen; subscribe: (listener: () => void) => () => void }

/** Starts at the landing page without the router, and at any other address with it. */
export function createStart(context: AppContext): Start {
  const listeners = new Set<() => void>()
  let onScreen: OnScreen = { kind: 'nothing' }
  let opening: Promise<MemberSite> | undefined

  function show(next: OnScreen): void {
    onScreen = next
    for (const listener of listeners) listener()
  }

  async function fetchSite(): Promise<MemberSite> {
    opening ??= import('./site.tsx').then(({ createMemberSite }) => createMemberSite(context))
    return opening.catch((error: unknown) => {
      opening = undefined
      throw error
    })
  }

  async function openSite(): Promise<MemberSite> {
    const site = await fetchSite()
    await site.router.load()
    show({ kind: 'site', site })
    return site
  }

  async function openLanding(): Promise<void> {
    const landing = await fetchLanding()
    await landing.loadLanding(context, takeHandover())
    show({ kind: 'landing', landing })
  }

  // The code of the first page comes while the shell still asks for the status; where it is lost, `load` asks again.
  const first: Promise<unknown> = isLanding() ? fetchLanding() : fetchSite()
  first.catch(() => undefined)

  return {
    onScreen: () => onScreen,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    history: {
      push(path) {
        if (onScreen.kind === 'site') {
          onScreen.site.router.history.push(path)
          return
        }
        window.history.pushState(null, '', path)
        // Without its code the site cannot open a page; the browser can, and says why when it cannot.
        openSite().catch(() => window.location.assign(path))
      },
    },
    load: async () => {
      try {
        await (isLanding() ? openLanding() : openSite())
      } catch (error) {
        console.error(error)
        show({ kind: 'failed' })
      }
    },
    invalidate: async () => {
      if (onScreen.kind === 'site') await onScreen.site.router.invalidate()
    },
  }
}

function isLanding(): boolean {
  return window.location.pathname === '/'
}

function fetchLanding(): Promise<typeof LandingModule> {
  return import('./routes/-landing.tsx')
}
