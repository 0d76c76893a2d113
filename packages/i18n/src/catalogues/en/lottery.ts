import type { lottery as vi } from '../vi/lottery.ts'

/** Vietnamese lottery. */
export const lottery = {
  title: 'Lottery',
} as const satisfies Record<keyof typeof vi, string>
