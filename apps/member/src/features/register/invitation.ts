import { isSignedIn, openDialog, type AppContext } from '@saola/shell'

const invitationKey = 'invitation'

/** The invitation code in the query of an address: `?code=` or `?affiliateCode=`; undefined for anything odd. */
export function invitationIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const code = (query.get('code') ?? query.get('affiliateCode') ?? '').trim()
  return /^[\w-]{1,64}$/.test(code) ? code : undefined
}

/** A visitor who came by an invitation is asked to register; the code stays with the tab. */
export function welcomeInvited(
  { dialogs, session, storage }: Pick<AppContext, 'dialogs' | 'session' | 'storage'>,
  search: string,
): void {
  const code = invitationIn(search)
  if (code === undefined) return
  storage.tab.write(invitationKey, code)
  if (!isSignedIn(session)) openDialog(dialogs, 'register')
}

/** The code of the invitation by which this tab came, if any. */
export function keptInvitation({ storage }: Pick<AppContext, 'storage'>): string | undefined {
  return storage.tab.read(invitationKey)
}
