import { useApp } from '@saola/shell'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetInvitation } from './invitation.ts'
import type { InvitationCheck } from './use-invitation-check.ts'
import type { Typed } from './use-register-form.ts'

/**
 * Lets go of the invitation by which a visitor came once it turns out to be closed: its code leaves the form and the tab, so that
 * registering goes on without it. Returns why, to be said above the form.
 */
export function useClosedInvitation(
  invitation: string | undefined,
  invited: InvitationCheck,
  form: Pick<UseFormReturn<Typed>, 'getValues' | 'setValue' | 'clearErrors'>,
): string | undefined {
  const app = useApp()
  const [why, setWhy] = useState<string>()
  const isClosed = invitation !== undefined && invited.state === 'bad' && invited.code === invitation
  const reason = isClosed ? invited.why : undefined
  if (reason !== undefined && why === undefined) setWhy(reason)
  useEffect(() => {
    if (!isClosed) return
    forgetInvitation(app)
    if (form.getValues('affiliateCode') === invitation) form.setValue('affiliateCode', '')
    form.clearErrors('affiliateCode')
  }, [app, form, invitation, isClosed])
  return why
}
