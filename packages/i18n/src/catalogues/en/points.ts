import type { points as vi } from '../vi/points.ts'

/** The points mall. */
export const points = {
  title: 'Points mall',
} as const satisfies Record<keyof typeof vi, string>
