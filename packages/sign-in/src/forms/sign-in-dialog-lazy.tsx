import { lazyPart } from '@saola/shell'

/** Signing in over whatever page the visitor is on, as an app's dialog `sign-in`; its code loads when it is first shown. */
export const SignInDialog = lazyPart(() => import('./sign-in-dialog.tsx'), 'SignInDialog')
