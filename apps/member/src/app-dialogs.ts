import type { AppDialogs } from '@saola/shell'
import { FirstPasswordDialog, SignInDialog } from '@saola/sign-in'
import { lazy } from 'react'

/** The dialogs of this site by name; each is a lazy component. */
export const appDialogs: AppDialogs = {
  'sign-in': SignInDialog,
  register: lazy(async () => ({
    default: (await import('#features/register/register-dialog.tsx')).RegisterDialog,
  })),
  forgot: lazy(async () => ({
    default: (await import('#features/forgot/forgot-dialog.tsx')).ForgotDialog,
  })),
  contract: lazy(async () => ({
    default: (await import('#features/contracts/contract-dialog.tsx')).ContractDialog,
  })),
  feedback: lazy(async () => ({
    default: (await import('#features/support/feedback-dialog.tsx')).FeedbackDialog,
  })),
  'first-password': FirstPasswordDialog,
}
