import type { MessageKey } from '@saola/i18n'
import { calls, type SignedIn } from '@saola/protocol'
import type { AppContext } from '../context/app-context.tsx'
import { callKey } from '../calls/call-query.ts'
import type { FailureMeta } from '../errors/react-to-error.ts'
import { dropForeignDrafts } from '../forms/drafts.ts'
import { keepMember, keepToken, forgetAccount } from './session.ts'
import { stayKey } from './stay-key.ts'
import { isModuleOn, statusQuery } from '../gate/system-status.ts'

/**
 * Completes a sign-in or registration: takes the token, loads member info, and signs out again when this site is not
 * for that account, returning the text that says why. Throws what the member-info call throws, signed out.
 */
export async function signIn(app: AppContext, signedIn: SignedIn): Promise<MessageKey | undefined> {
  const status = app.queryClient.getQueryData(statusQuery(app.api).queryKey)
  const enforceExpiry = status !== undefined && isModuleOn(status.info.whitelabel, 'PWDEXPFORCECHANGE3')
  const since = app.clock.now()
  keepToken(app.session, signedIn, enforceExpiry)
  let member
  try {
    member = await app.api.send(calls.member.info)
  } catch (error) {
    forgetReader(app)
    throw error
  }
  const refusal = app.mayEnter(member.type)
  if (refusal !== undefined) {
    await endOnGateway(app)
    forgetReader(app)
    return refusal
  }
  keepMember(app.session, member)
  dropForeignDrafts(app)
  app.queryClient.setQueryData(callKey(calls.member.info), member)
  // What a visitor saw may differ for a member; what was asked for with this token is as new as the member.
  void app.queryClient.invalidateQueries({
    predicate: ({ meta, state }) => !needsToken(meta) || app.clock.moment(state.dataUpdatedAt) < since,
  })
  return undefined
}

function needsToken(meta: FailureMeta | undefined): boolean {
  return meta?.call?.token === 'required'
}

/** Nobody is signed in after all: what was read ahead for the account goes with it. */
function forgetReader({ queryClient, session }: AppContext): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ meta }) => needsToken(meta) })
  forgetAccount(session)
}

/** Completes a sign-in that nobody asked for at this moment: whatever is in its way leaves a visitor, and false. */
export async function signInQuietly(app: AppContext, signedIn: SignedIn): Promise<boolean> {
  return (await signIn(app, signedIn).catch(() => 'failed')) === undefined
}

/** Signs out on the gateway and here, and starts again at the root. */
export async function signOut(app: AppContext): Promise<void> {
  await endOnGateway(app)
  app.storage.device.remove(stayKey)
  forgetAccount(app.session)
  app.navigation.restart()
}

/** The session ends here even when the gateway cannot be told: its own copy runs out by itself. */
async function endOnGateway(app: AppContext): Promise<void> {
  await app.api.send(calls.session.logout).catch(() => undefined)
}
