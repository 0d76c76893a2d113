import type { session as vi } from '../vi/session.ts'

/** Signing in, registering and passwords (spec sections 3, 4 and 6). */
export const session = {
  title: 'Sign in',
} as const satisfies Record<keyof typeof vi, string>
