import { loadAreas } from '@saola/i18n'
import { isSignedIn } from '@saola/shell'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignInPage } from '#features/sign-in/sign-in-page.tsx'

export const Route = createFileRoute('/login')({
  beforeLoad: ({ context }) => {
    if (isSignedIn(context.session)) throw redirect({ to: '/', replace: true })
  },
  loader: ({ context }) => loadAreas(context.i18n, 'team', 'session', 'validation'),
  component: SignInPage,
})
