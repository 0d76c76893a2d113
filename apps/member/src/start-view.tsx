import { decodeText } from '@saola/rules'
import { LoadingPage, UnreachablePage } from '@saola/shell'
import { useEffect, useSyncExternalStore, type ReactElement } from 'react'
import type { OnScreen, Start } from './start.ts'

/** Shows the landing page, and the site once somebody goes on to it. */
export function StartView({ router }: { router: Start }): ReactElement {
  const onScreen = useSyncExternalStore(router.subscribe, router.onScreen)
  useEffect(() => {
    if (onScreen.kind === 'nothing') void router.load()
  }, [router, onScreen])
  switch (onScreen.kind) {
    case 'site': {
      const { View } = onScreen.site
      return <View />
    }
    case 'landing':
      return <LandingView landing={onScreen.landing} />
    case 'failed':
      return (
        <UnreachablePage
          text={{ key: 'system:error.network' }}
          checking={false}
          // A browser remembers which code it did not get.
          onRetry={() => window.location.reload()}
        />
      )
    case 'nothing':
      return <LoadingPage />
    default:
      return onScreen satisfies never
  }
}

function LandingView({ landing }: Pick<Extract<OnScreen, { kind: 'landing' }>, 'landing'>): ReactElement {
  const { Landing } = landing
  useEffect(() => {
    // A page stands at the element that the hash names, if there is one (system 16).
    const target = decodeText(window.location.hash.slice(1))
    if (target) document.getElementById(target)?.scrollIntoView()
    return fetchSiteOnApproach()
  }, [])
  return <Landing />
}

/** The other pages are much code: it comes once a finger, a mouse or the keyboard comes near a way to one. */
function fetchSiteOnApproach(): () => void {
  const listening = new AbortController()
  const approach = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('a, button') === null) return
    listening.abort()
    import('./site.tsx').catch(() => undefined)
  }
  for (const name of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(name, approach, { signal: listening.signal })
  return () => listening.abort()
}
