import { mostClockDriftMs } from '@saola/rules'
import type { Services } from '../../services/services.ts'
import { readDatabaseClock } from './clock-store.ts'

/** How far the database's clock is ahead of this process's; below zero, behind it. */
export type Drift = { driftMs: number; mostMs: number; isTooFar: boolean }

/** The shortest way to the database says most, and one look may meet a busy moment. */
const looks = 3

/** Compares the clock of this process with the database's; what the way there may have taken counts for nobody (system 59). */
export async function measureDrift({
  db,
  now,
  settings,
}: Pick<Services, 'db' | 'now' | 'settings'>): Promise<Drift> {
  const found: { driftMs: number; wayMs: number }[] = []
  for (let look = 0; look < looks; look++) {
    const before = now()
    const at = await readDatabaseClock(db)
    const after = now()
    // A clock that is set off by the settings is off on purpose.
    const middle = (before + after) / 2 - settings.clockOffsetMs
    found.push({ driftMs: Math.round(at - middle), wayMs: after - before })
  }
  const [best] = found.toSorted((one, other) => one.wayMs - other.wayMs)
  const { driftMs, wayMs } = best ?? { driftMs: 0, wayMs: 0 }
  return {
    driftMs,
    mostMs: mostClockDriftMs,
    isTooFar: Math.abs(driftMs) - wayMs / 2 > mostClockDriftMs,
  }
}
