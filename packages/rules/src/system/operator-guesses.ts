import { minuteMs, hourMs, dayMs } from '../lengths-of-time.ts'
import type { AttemptLimit } from '../session/sign-in-lockout.ts'

/**
 * Wrong secrets of an operator from one network, one limit after the other: five in a minute, ten in an hour, twenty in a day,
 * and the wait behind each is longer (system 34).
 */
export const operatorGuesses: readonly AttemptLimit[] = [
  { attempts: 5, windowMs: minuteMs, lockMs: minuteMs },
  { attempts: 10, windowMs: hourMs, lockMs: hourMs },
  { attempts: 20, windowMs: dayMs, lockMs: dayMs },
]
