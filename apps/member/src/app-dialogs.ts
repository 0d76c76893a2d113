import type { AppDialogs } from '@saola/shell'

/** The dialogs of this site by name; each is a lazy component. */
export const appDialogs: AppDialogs = {}
