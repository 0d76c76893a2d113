import type { promotions as vi } from '../vi/promotions.ts'

/** Promotions and rewards. */
export const promotions = {
  title: 'Promotions',
} as const satisfies Record<keyof typeof vi, string>
