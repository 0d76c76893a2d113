import { Suspense, type ComponentType, type ReactElement } from 'react'
import { useSnapshot } from 'valtio'
import { useApp, useSession, type AppContext } from '../context/app-context.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { DialogBoundary } from './dialog-boundary.tsx'
import { askConfirm, closeDialog, type Dialogs, type OpenDialog } from './dialogs.ts'
import { signOut } from '../session/sign-in-out.ts'
import { isSignedIn } from '../session/session.ts'

/** What a dialog of the app receives. */
export type AppDialogProps = {
  onClose: () => void
  props: Record<string, unknown>
  /** Names of all dialogs of the app, for one that leads to another. */
  has: readonly string[]
}

/**
 * The app's own dialogs by name, such as `sign-in` and `register`; give lazy parts. The one called
 * `first-password` stands before everything else while a first or expired password has to be changed.
 */
export type AppDialogs = Record<string, ComponentType<AppDialogProps>>

const WarningDialog = lazyPart(() => import('./warning-dialog.tsx'), 'WarningDialog')
const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx'), 'ConfirmDialog')

/** Shows the first dialog of the queue; the code of each kind loads when it is first needed. */
export function DialogHost({ own }: { own: AppDialogs }): ReactElement | null {
  const app = useApp()
  const { dialogs } = app
  const { mustChangePassword, token, member } = useSession()
  // Only the first matters, and its functions must be the ones that were put in.
  const first = useSnapshot(dialogs).queue[0]?.id
  const dialog = dialogs.queue.find((each) => each.id === first)
  const FirstPassword = own['first-password']
  const mustChange = mustChangePassword && isSignedIn({ token, member })
  // A question or a warning comes from that very dialog, or ends the session.
  if (FirstPassword !== undefined && mustChange && (dialog === undefined || dialog.kind === 'named')) {
    return (
      <DialogBoundary key="first-password" onClose={() => void askToLeave(app)}>
        <Suspense fallback={null}>
          <FirstPassword onClose={() => void askToLeave(app)} props={{}} has={Object.keys(own)} />
        </Suspense>
      </DialogBoundary>
    )
  }
  if (dialog === undefined) return null
  return (
    <DialogBoundary key={dialog.id} onClose={() => closeDialog(dialogs, dialog.id)}>
      <Suspense fallback={null}>{draw(dialogs, dialog, own)}</Suspense>
    </DialogBoundary>
  )
}

function draw(dialogs: Dialogs, dialog: OpenDialog, own: AppDialogs): ReactElement | null {
  const close = (yes?: boolean): void => closeDialog(dialogs, dialog.id, yes)
  if (dialog.kind === 'warning') return <WarningDialog warning={dialog.warning} onClose={() => close()} />
  if (dialog.kind === 'confirm') return <ConfirmDialog question={dialog.question} onAnswer={close} />
  const Own = own[dialog.name]
  if (Own !== undefined) return <Own onClose={() => close()} props={dialog.props} has={Object.keys(own)} />
  throw new Error(`No dialog is called ${dialog.name}`)
}

/** Without a password of their own there is nothing to do here but to leave. */
async function askToLeave(app: AppContext): Promise<void> {
  const yes = await askConfirm(app.dialogs, {
    title: { key: 'session:sign_out.confirm' },
    text: { key: 'session:change.must' },
    confirm: { key: 'session:sign_out' },
  })
  if (yes) await signOut(app)
}
