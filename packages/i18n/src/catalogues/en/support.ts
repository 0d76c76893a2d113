import type { support as vi } from '../vi/support.ts'

/** Customer service, feedback and help. */
export const support = {
  title: 'Support',
} as const satisfies Record<keyof typeof vi, string>
