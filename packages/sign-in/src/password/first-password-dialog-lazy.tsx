import { lazy } from 'react'

/** A first or expired password to change, as an app's dialog `first-password`; its code loads when it is first shown. */
export const FirstPasswordDialog = lazy(async () => ({
  default: (await import('./first-password-dialog.tsx')).FirstPasswordDialog,
}))
