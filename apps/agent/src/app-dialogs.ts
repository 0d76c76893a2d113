import type { AppDialogs } from '@saola/shell'
import { FirstPasswordDialog } from '@saola/sign-in'

/** The dialogs of the portal by name; each is a lazy component. */
export const appDialogs: AppDialogs = { 'first-password': FirstPasswordDialog }
