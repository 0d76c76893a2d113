import type { bank as vi } from '../vi/bank.ts'

/** The local bank page that confirms a deposit. */
export const bank = {
  title: 'Bank',
} as const satisfies Record<keyof typeof vi, string>
