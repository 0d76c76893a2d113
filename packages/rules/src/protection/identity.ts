import type { IdentityGate } from '@saola/protocol'
import { minimumAge } from '@saola/validation'
import { dayMs } from '../lengths-of-time.ts'
import { civilDay } from '../vietnam-time.ts'

/** What is closed to whom: since when in ms, where there were accounts before, which have so many days more. */
export type IdentityTerms = {
  readonly gates: readonly IdentityGate[]
  readonly since: Readonly<Partial<Record<IdentityGate, number>>>
  readonly graceDays: number
}

/** Whether something is closed to a member whose identity is not verified (protection 24); an account from before it was has its grace. */
export function isClosedUnverified(
  { gates, since, graceDays }: IdentityTerms,
  gate: IdentityGate,
  { registeredAt, now }: { registeredAt: number; now: number },
): boolean {
  if (!gates.includes(gate)) return false
  const from = since[gate]
  return from === undefined || registeredAt >= from || now >= from + graceDays * dayMs
}

/** Whether who was born on a day (`YYYY-MM-DD`) is old enough to play on the day of Vietnam's calendar that holds `now`. */
export function isOfAge(bornOn: string, now: number): boolean {
  const { year, month, day } = civilDay(now)
  const [years, months, days] = [year - minimumAge, month, day].map((part) => String(part).padStart(2, '0'))
  // Days of four-digit years are in the order of their letters.
  return bornOn <= `${years}-${months}-${days}`
}
