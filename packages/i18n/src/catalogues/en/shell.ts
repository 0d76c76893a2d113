import type { shell as vi } from '../vi/shell.ts'

/** Words of every page: acts, states, navigation. */
export const shell = {
  title: 'Home',
} as const satisfies Record<keyof typeof vi, string>
