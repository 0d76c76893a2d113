import { loadAreas } from '@saola/i18n'
import type { AppContext } from '@saola/shell'
import { SignInForm } from '@saola/sign-in'
import { useEffect, type ReactElement } from 'react'
import { SignInPage } from '#features/sign-in/sign-in-page.tsx'

/** Loads what the way in says, and its form: a page that waits for a part of itself is shown a third of a second later. */
export async function loadDoor({ i18n }: Pick<AppContext, 'i18n'>): Promise<void> {
  // Its address is that of the page which the router knows.
  window.history.replaceState(window.history.state, '', '/login')
  await Promise.all([
    loadAreas(i18n, 'team', 'session', 'validation'),
    // Where it is lost, the page says so.
    SignInForm.load().catch(() => undefined),
  ])
}

/** The way in, as long as nobody is signed in. */
export function Door(): ReactElement {
  // Whoever writes a name and a password is about to go on.
  useEffect(() => {
    const fetchPortal = (): void => void import('./portal.tsx').catch(() => undefined)
    document.addEventListener('input', fetchPortal, { once: true })
    return () => document.removeEventListener('input', fetchPortal)
  }, [])
  return <SignInPage />
}
