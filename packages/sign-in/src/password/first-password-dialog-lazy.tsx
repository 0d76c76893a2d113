import { lazyPart } from '@saola/shell'

/** A first or expired password to change, as an app's dialog `first-password`; its code loads when it is first shown. */
export const FirstPasswordDialog = lazyPart(
  () => import('./first-password-dialog.tsx'),
  'FirstPasswordDialog',
)
