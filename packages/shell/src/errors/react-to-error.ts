import { isApiError, reactionTo } from '@saola/api-client'
import { calls, type Call } from '@saola/protocol'
import type { AppContext } from '../context/app-context.tsx'
import { isAbsence } from '../capabilities/capabilities.ts'
import { callKey } from '../calls/call-query.ts'
import { dropKeptReads, type KeptFor } from '../calls/keep-reads.ts'
import { isUnreachable } from '../connection/connection.ts'
import { openWarning } from '../dialogs/dialogs.ts'
import { holdDrafts } from '../forms/drafts.ts'
import { holdIntentions } from '../money/intentions.ts'
import { errorTextAlone } from './error-text.ts'
import { rememberPlace, forgetAccount, isSignedIn } from '../session/session.ts'
import { staysSignedIn } from '../session/staying.ts'

/** What a query or mutation says about its failures. */
export type FailureMeta = {
  call?: Call
  quiet?: boolean
  /** How long the answer may be read, dated, when nobody answers: see `keepReads`. */
  keep?: KeptFor
}

type Reacting = Pick<
  AppContext,
  'capabilities' | 'connection' | 'dialogs' | 'navigation' | 'queryClient' | 'session' | 'storage'
>

/**
 * The only place that turns a failed call into a dialog (wire 19). `resume` signs a browser in again that stays signed in,
 * so that the end of its session is no news.
 */
export function reactToError(
  app: Reacting,
  error: unknown,
  { call, quiet }: FailureMeta = {},
  resume?: () => Promise<boolean>,
): void {
  // What the gateway does not have leaves the page, and nobody is told.
  if (isAbsence(app.capabilities, error)) return
  const reaction = reactionTo(error, call ?? { errors: 'policy' })
  if (reaction.kind === 'sign-out') {
    const warn = (): void => {
      if (isSignedIn(app.session)) app.session.isOver = true
      dropKeptReads(app.storage.tab)
      openWarning(app.dialogs, {
        title: { key: 'session:ended.title' },
        text: reaction.message === undefined ? { key: 'session:ended.body' } : { words: reaction.message },
        onConfirm: () => endSession(app),
      })
    }
    if (resume === undefined || !staysSignedIn(app.storage)) warn()
    else void resume().then((isBack) => (isBack ? undefined : warn()))
    return
  }
  if (reaction.kind !== 'warn') return
  if (reaction.code === 'system.maintenance' || reaction.code === 'system.region') {
    // The status gate has a page for both.
    void app.queryClient.invalidateQueries({ queryKey: callKey(calls.system.status).slice(0, 2) })
    return
  }
  // A lost connection has its own banner; a dialog for each poll that fails would bury the page.
  if (quiet || (app.connection.state === 'lost' && isUnreachable(error) && !call?.money)) return
  const reference = isApiError(error) ? error.reference : undefined
  openWarning(app.dialogs, {
    text: errorTextAlone(error, call),
    ...(reference !== undefined && { reference }),
  })
}

/** Clears the session and starts again at the root; after the next sign-in the member is back here, and what was typed too. */
export function endSession(app: Pick<AppContext, 'session' | 'navigation' | 'storage'>): void {
  const putDraftsBack = holdDrafts(app.storage.tab)
  // What was asked for without an answer may still be carried out.
  const putIntentionsBack = holdIntentions(app.storage.tab)
  forgetAccount(app.session)
  putDraftsBack()
  putIntentionsBack()
  rememberPlace(app.session, app.navigation.here())
  app.navigation.restart()
}
