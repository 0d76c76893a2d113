import { decodeText } from '@saola/rules'
import { LoadingPage, UnreachablePage } from '@saola/shell'
import { useEffect, useSyncExternalStore, type ReactElement } from 'react'
import { useFetchedOnApproach } from '#shared/on-approach.ts'
import type { OnScreen, Start } from './start.ts'

/** The other pages are much code. */
const loadSite = () => import('./site.tsx')

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
  useFetchedOnApproach(loadSite)
  useEffect(() => {
    // A page stands at the element that the hash names, if there is one (system 16).
    const target = decodeText(window.location.hash.slice(1))
    if (target) document.getElementById(target)?.scrollIntoView()
  }, [])
  return <Landing />
}
