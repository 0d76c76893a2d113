import { termsVersion } from '@saola/rules'
import type { ReactElement } from 'react'
import { useSession } from '../context/app-context.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { SidePart } from '../parts/side-part.tsx'
import { isSignedIn } from '../session/session.ts'

const TermsConsent = lazyPart(() => import('./terms-consent.tsx'), 'TermsConsent')

/**
 * Asks for the terms where the gateway says that they are due, after a password that has to be changed first. A page whose
 * words are of another version than the gateway's asks nothing: a newer build of it will.
 */
export function TermsDue(): ReactElement | null {
  const { member, token, mustChangePassword } = useSession()
  const isDue = isSignedIn({ member, token }) && !mustChangePassword && member?.termsDue === termsVersion
  return isDue ? (
    <SidePart>
      <TermsConsent />
    </SidePart>
  ) : null
}
