import type { winners as vi } from '../vi/winners.ts'

/** The winner board (spec section 3). */
export const winners = {
  title: 'Winners',
} as const satisfies Record<keyof typeof vi, string>
