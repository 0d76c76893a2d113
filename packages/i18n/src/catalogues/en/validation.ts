import type { validation as vi } from '../vi/validation.ts'

/** Refused input (spec section 5). */
export const validation = {
  title: 'Please check your input',
} as const satisfies Record<keyof typeof vi, string>
