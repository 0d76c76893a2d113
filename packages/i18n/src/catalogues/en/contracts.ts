import type { contracts as vi } from '../vi/contracts.ts'

/** Dividend and salary contracts. */
export const contracts = {
  title: 'Contracts',
} as const satisfies Record<keyof typeof vi, string>
