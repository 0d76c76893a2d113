import type { protection as vi } from '../vi/protection.ts'

/** Limits, breaks and self-exclusion. */
export const protection = {
  title: 'Responsible play',
} as const satisfies Record<keyof typeof vi, string>
