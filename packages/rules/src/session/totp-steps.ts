import { secondMs } from '../lengths-of-time.ts'

/** Codes of an authenticator (RFC 6238): six digits, a new one every 30 seconds, one step early or late still counts. */
export const totpRules = { digits: 6, stepMs: 30 * secondMs, driftSteps: 1 } as const

/**
 * The time steps whose code counts at `now` (ms), the likeliest first: this one, the one before, the one after. A step
 * up to `lastUsedStep` never counts again, so that a code which somebody watched opens nothing (RFC 6238, 5.2).
 */
export function totpSteps(now: number, lastUsedStep?: number): number[] {
  const { stepMs, driftSteps } = totpRules
  const current = Math.floor(now / stepMs)
  return [current, current - driftSteps, current + driftSteps].filter(
    (step) => step >= 0 && (lastUsedStep === undefined || step > lastUsedStep),
  )
}
