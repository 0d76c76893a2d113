import { useToast } from '@saola/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useSession } from '../context/app-context.tsx'
import { isSignedIn, takeLastSignIn } from './session.ts'
import { signInDetails } from './sign-in-details.ts'

/** Where each site shows the devices of an account. */
const securityPath = { member: '/account/security', agent: '/me' } as const

/** After each sign-in says when, on what and where the one before was, so that a stranger's is noticed. Draws nothing. */
export function LastSignIn(): null {
  const { t, i18n } = useTranslation('session')
  const app = useApp()
  const toast = useToast()
  const { lastSignIn, member, token, mustChangePassword } = useSession()
  const isDue = lastSignIn !== undefined && isSignedIn({ member, token }) && !mustChangePassword
  useEffect(() => {
    if (!isDue) return
    const last = takeLastSignIn(app.session)
    if (last === undefined) return
    const details = signInDetails(last, i18n.language)
    toast({
      text: t('last_sign_in', { details }),
      action: {
        label: t('last_sign_in.devices'),
        onSelect: () => app.navigation.go(securityPath[app.site]),
      },
    })
  }, [isDue, app, toast, t, i18n])
  return null
}
