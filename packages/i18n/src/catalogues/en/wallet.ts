import type { wallet as vi } from '../vi/wallet.ts'

/** Balance, deposit, withdrawal and statement (spec sections 3 and 4). */
export const wallet = {
  title: 'Wallet',
} as const satisfies Record<keyof typeof vi, string>
