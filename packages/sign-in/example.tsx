import type { AppDialogs } from '@saola/shell'
import { SignInDialog, SignInForm } from '@saola/sign-in'
import { Suspense, type ReactElement } from 'react'

/** Given to `mountApp`: every "sign in" of the site opens this dialog over the page that the visitor is on. */
export const dialogs: AppDialogs = { 'sign-in': SignInDialog }

/** The same form as a page of its own, as a portal has it. */
export function Door({ onOpen }: { onOpen: () => void }): ReactElement {
  return (
    <main>
      <h1>Saola</h1>
      <Suspense fallback={null}>
        <SignInForm onDone={onOpen} />
      </Suspense>
    </main>
  )
}
