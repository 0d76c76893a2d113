import { isSignedIn, openDialog, rememberPlace, type AppContext } from '@saola/shell'
import { redirect } from '@tanstack/react-router'
import { paths } from '../paths.ts'

type Asked = { context: AppContext; location: { href: string }; preload: boolean }

/**
 * Sends a visitor to the lobby and asks to sign in, and back here after it. For people's convenience: the gateway
 * authorizes every call itself.
 */
export function requireMember({ context, location, preload }: Asked): void {
  if (isSignedIn(context.session)) return
  // A link that is merely hovered must not open a dialog.
  if (!preload) {
    rememberPlace(context.session, location.href)
    openDialog(context.dialogs, 'sign-in')
  }
  throw redirect({ to: paths.lobby, replace: true })
}
