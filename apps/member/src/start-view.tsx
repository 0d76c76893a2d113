import { decodeText } from '@saola/rules'
import { StartView, type Start } from '@saola/shell'
import { useEffect, type ReactElement } from 'react'
import { useFetchedOnApproach } from '#shared/on-approach.ts'
import type { Landing } from './start.ts'

/** The other pages are much code. */
const loadSite = () => import('./site.tsx')

/** Shows the landing page, and the site once somebody goes on to it. */
export function MemberStartView({ router }: { router: Start<Landing> }): ReactElement {
  return <StartView router={router} First={LandingView} />
}

function LandingView({ first }: { first: Landing }): ReactElement {
  const { Landing } = first
  useFetchedOnApproach(loadSite)
  useEffect(() => {
    // A page stands at the element that the hash names, if there is one (system 16).
    const target = decodeText(window.location.hash.slice(1))
    if (target) document.getElementById(target)?.scrollIntoView()
  }, [])
  return <Landing />
}
