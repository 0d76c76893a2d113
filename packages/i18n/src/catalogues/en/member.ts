import type { member as vi } from '../vi/member.ts'

/** The personal centre (spec section 2). */
export const member = {
  title: 'Personal center',
} as const satisfies Record<keyof typeof vi, string>
