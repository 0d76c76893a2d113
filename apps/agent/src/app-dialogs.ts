import type { AppDialogs } from '@saola/shell'
import { lazy } from 'react'

/** The dialogs of the portal by name; each is a lazy component. */
export const appDialogs: AppDialogs = {
  'first-password': lazy(async () => ({
    default: (await import('#features/account/first-password-dialog.tsx')).FirstPasswordDialog,
  })),
}
