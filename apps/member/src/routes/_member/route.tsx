import { isSignedIn, openDialog, rememberPlace } from '@saola/shell'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#shared/paths.ts'
import { MemberFrame } from '#shared/frame/member-frame.tsx'

/** Pages of a signed-in member. For people's convenience: the gateway authorizes every call itself. */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location, preload }) => {
    if (isSignedIn(context.session)) return
    // A link that is merely hovered must not open a dialog.
    if (!preload) {
      rememberPlace(context.session, location.href)
      openDialog(context.dialogs, 'sign-in')
    }
    throw redirect({ to: paths.lobby, replace: true })
  },
  component: MemberFrame,
})
