import { fishingRules, type FishingChoice, type Shot } from './fishing-model.ts'
import type { Flight } from './flights.ts'

type Waiting = { gun: number; flight: Flight }

/** Shots that were fired and not sent yet. */
export type ShotQueue = {
  add: (gun: number, flight: Flight) => void
  /** The next batch: shots of one price, in the order in which they were fired. */
  take: () => { choice: FishingChoice; flights: readonly Flight[] } | undefined
  /** What the shots in the queue cost. */
  cost: () => number
  isFull: () => boolean
  /** Takes back all that was not sent. */
  clear: () => readonly Flight[]
}

/** An empty queue; it holds no more than one batch. */
export function createShotQueue(): ShotQueue {
  let waiting: Waiting[] = []
  return {
    add(gun, flight) {
      waiting.push({ gun, flight })
    },
    take() {
      const [first] = waiting
      if (!first) return undefined
      const other = waiting.findIndex(({ gun }) => gun !== first.gun)
      const batch = waiting.slice(0, other === -1 ? fishingRules.maxShots : other)
      waiting = waiting.slice(batch.length)
      const flights = batch.map(({ flight }) => flight)
      return { choice: { gun: first.gun, shots: flights.map(shotOf) }, flights }
    },
    cost: () => waiting.reduce((sum, { gun }) => sum + gun, 0),
    isFull: () => waiting.length >= fishingRules.maxShots,
    clear() {
      const flights = waiting.map(({ flight }) => flight)
      waiting = []
      return flights
    },
  }
}

function shotOf({ targets }: Flight): Shot {
  const codes = targets.map(({ code }) => code)
  return codes.length > 1 ? codes : (codes[0] ?? '')
}
