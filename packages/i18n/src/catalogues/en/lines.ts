import type { lines as vi } from '../vi/lines.ts'

/** Line detection (spec sections 2, 4 and 9). */
export const lines = {
  title: 'Lines',
} as const satisfies Record<keyof typeof vi, string>
