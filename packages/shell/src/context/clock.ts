import { minuteMs, offsetOf, secondMs, type ClockOffset, type ClockReading } from '@saola/rules'

/**
 * The gateway's clock as this device knows it. What the gateway decides is shown and asked for by it: periods,
 * countdowns, ends. Until an answer has come, and while the device agrees with them, it is the device's own.
 */
export type Clock = {
  /** The gateway's present in ms since 1970. */
  now(): number
  /** A moment that this device has noted, as TanStack's `dataUpdatedAt`, by the gateway's clock; 0 stays 0. */
  moment(at: number): number
  /** How far it is ahead of the device, and by how much that may be wrong, in ms. */
  known(): ClockOffset
  /** What an answer to `ask`, the gateway's own present, says of its clock. */
  read(ask: () => Promise<number>): Promise<ClockOffset>
  /** Takes over what was read of the gateway's clock, if that is surer or says otherwise. */
  note(fresh: ClockOffset): void
  /** Whether the device's clock was set, or the device slept, since this was last asked. */
  wasSet(): boolean
  /** Tells of each change of what is known; returns how to stop. */
  subscribe(onChange: () => void): () => void
}

/** What a clock is made of; the browser's own by default. `steady` counts on when the device's clock is set. */
export type ClockSources = { device?: () => number; steady?: () => number }

/** A device that is no further off than this is right: an answer's date is a whole second, and may lag for another. */
const wholeSecondMs = secondMs
/** What may lie between the two clocks of a device without anybody having set one. */
const driftMs = 2 * secondMs
/** From here on people are told that their device's clock is off. */
const tellFromMs = 2 * minuteMs

/** A clock that believes its device until an answer says otherwise. */
export function createClock(sources: ClockSources = {}): Clock {
  const { device = Date.now, steady = () => performance.now() } = sources
  const listeners = new Set<() => void>()
  let known: ClockOffset = { offsetMs: 0, errorMs: wholeSecondMs }
  let between = device() - steady()

  function learn(offset: ClockOffset): void {
    known = offset
    for (const listener of listeners) listener()
  }

  return {
    now: () => device() + known.offsetMs,
    moment: (at) => at && at + known.offsetMs,
    known: () => known,
    async read(ask) {
      const sentAt = device()
      const serverAt = await ask()
      return offsetOf({ sentAt, heardAt: device(), serverAt })
    },
    note(fresh) {
      const agrees = Math.abs(fresh.offsetMs - known.offsetMs) <= fresh.errorMs + known.errorMs
      if (!agrees || fresh.errorMs < known.errorMs) learn(fresh)
    },
    wasSet() {
      const by = device() - steady() - between
      if (Math.abs(by) < driftMs) return false
      between += by
      // Ahead, it may as well have slept, which nobody but the gateway can tell.
      learn({ offsetMs: known.offsetMs - Math.min(0, by), errorMs: wholeSecondMs })
      return true
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** What the `Date` of an answer says of the gateway's clock: a second that had begun. */
export function offsetByDate(reading: ClockReading): ClockOffset {
  const { offsetMs, errorMs } = offsetOf(reading)
  return { offsetMs: offsetMs + wholeSecondMs / 2, errorMs: errorMs + wholeSecondMs }
}

/** Whether the device is so far off that a person should know. */
export function isOff({ offsetMs, errorMs }: ClockOffset): boolean {
  return Math.abs(offsetMs) - errorMs > tellFromMs
}
