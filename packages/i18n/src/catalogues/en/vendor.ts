import type { vendor as vi } from '../vi/vendor.ts'

/** The games of the house vendor. */
export const vendor = {
  title: 'House games',
} as const satisfies Record<keyof typeof vi, string>
