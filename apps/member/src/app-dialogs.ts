import { lazyPart, type AppDialogs } from '@saola/shell'
import { FirstPasswordDialog, SignInDialog } from '@saola/sign-in'

/** The dialogs of this site by name; each is a lazy component. */
export const appDialogs: AppDialogs = {
  'sign-in': SignInDialog,
  register: lazyPart(() => import('#features/register/register-dialog.tsx'), 'RegisterDialog'),
  forgot: lazyPart(() => import('#features/forgot/forgot-dialog.tsx'), 'ForgotDialog'),
  contract: lazyPart(() => import('#features/contracts/contract-dialog.tsx'), 'ContractDialog'),
  feedback: lazyPart(() => import('#features/support/feedback-dialog.tsx'), 'FeedbackDialog'),
  'first-password': FirstPasswordDialog,
}
