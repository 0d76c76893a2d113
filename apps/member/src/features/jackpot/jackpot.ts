/** The counter starts somewhere in here, in whole đồng (landing 6). */
const start = { low: 25_000_000, high: 29_000_000 }

/** Each step adds so much, in whole đồng (landing 6), ... */
const rise = { low: 100, high: 500 }

/** ... after 3, 4 or 5 seconds. */
const waitSeconds = { low: 3, high: 5 }

/** One step of the counter. */
export type JackpotStep = { rise: number; afterMs: number }

/** Where the counter starts. `random` gives a number from 0 up to, but not including, 1. */
export function jackpotStart(random: () => number): number {
  return between(start, random)
}

/** The next step: how much and after how long. */
export function jackpotStep(random: () => number): JackpotStep {
  return { rise: between(rise, random), afterMs: between(waitSeconds, random) * 1000 }
}

function between({ low, high }: { low: number; high: number }, random: () => number): number {
  return low + Math.floor(random() * (high - low + 1))
}
