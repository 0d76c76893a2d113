import { calls } from '@saola/protocol'
import { deviceId, isSignedIn, openDialog, type AppContext } from '@saola/shell'

const invitationKey = 'invitation'

/** What an address may call its code: ours, and the two names that a registration has for it (session 8). */
const names = ['code', 'affiliateCode', 'referralCode'] as const

/** The invitation code in the query of an address; undefined for anything odd. */
export function invitationIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const code = names.map((name) => query.get(name)?.trim() ?? '').find((value) => value !== '') ?? ''
  return /^[\w-]{1,64}$/.test(code) ? code : undefined
}

/** A visitor who came by an invitation is asked to register; the code stays with the tab, and the visit is counted. */
export function welcomeInvited(
  { api, dialogs, session, storage }: Pick<AppContext, 'api' | 'dialogs' | 'session' | 'storage'>,
  search: string,
): void {
  const code = invitationIn(search)
  if (code === undefined) return
  storage.tab.write(invitationKey, code)
  if (isSignedIn(session)) return
  // Counting is the agent's matter: a visitor never waits for it, nor hears of its failure.
  void api.send(calls.session.invited, { code, loginDeviceId: deviceId(storage) }).catch(() => undefined)
  openDialog(dialogs, 'register')
}

/** The code of the invitation by which this tab came, if any. */
export function keptInvitation({ storage }: Pick<AppContext, 'storage'>): string | undefined {
  return storage.tab.read(invitationKey)
}

/** Forgets the code of an invitation that lets nobody in. */
export function forgetInvitation({ storage }: Pick<AppContext, 'storage'>): void {
  storage.tab.remove(invitationKey)
}
