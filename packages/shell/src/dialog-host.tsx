import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { useSnapshot } from 'valtio'
import { useApp } from './app-context.tsx'
import { DialogBoundary } from './dialog-boundary.tsx'
import { closeDialog, type Dialogs, type OpenDialog } from './dialogs.ts'

/** What a dialog of the app receives. */
export type AppDialogProps = { onClose: () => void; props: Record<string, unknown> }

/** The app's own dialogs by name, such as `register` and `forgot`; give lazy components. */
export type AppDialogs = Record<string, ComponentType<AppDialogProps>>

const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }))
const WarningDialog = lazy(async () => ({ default: (await import('./warning-dialog.tsx')).WarningDialog }))
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/** Shows the first dialog of the queue; the code of each kind loads when it is first needed. */
export function DialogHost({ own }: { own: AppDialogs }): ReactElement | null {
  const { dialogs } = useApp()
  // Only the first matters, and its functions must be the ones that were put in.
  const first = useSnapshot(dialogs).queue[0]?.id
  const dialog = dialogs.queue.find((each) => each.id === first)
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
  if (Own !== undefined) return <Own onClose={() => close()} props={dialog.props} />
  if (dialog.name === 'sign-in') return <SignInDialog onClose={() => close()} has={Object.keys(own)} />
  throw new Error(`No dialog is called ${dialog.name}`)
}
