import type { OpenTable } from '../kit/table.ts'
import { NoAnswer, type ShownRound } from '../kit/table-api.ts'
import type { FishingChoice } from './fishing-model.ts'
import type { FishingView } from './fishing-engine.ts'
import type { Flight } from './flights.ts'
import { createShotQueue } from './shot-queue.ts'

export type FishingRound = ShownRound<FishingChoice, FishingView>

type Batch = { choice: FishingChoice; flights: readonly Flight[] }

/** Sends shots in batches and tells each shot what became of it. */
export type Gunner = {
  fire: (gun: number, flight: Flight) => void
  /** Whether as many shots wait as may travel together. */
  isFull: () => boolean
  /** What the member has beside the shots that are under way. */
  balance: () => number
  /** Whether a batch is out whose answer did not arrive. */
  isLost: () => boolean
  /** Asks for the batch whose answer did not arrive: the same batch again, which the server plays once. */
  askAgain: () => Promise<void>
}

/** Shots of one moment travel together. */
const batchMs = 180

/** One batch is out at a time; what is fired meanwhile travels with the next. */
export function createGunner(
  table: OpenTable,
  { onRound, onFailure }: { onRound: (round: FishingRound) => void; onFailure: (failure: unknown) => void },
): Gunner {
  const queue = createShotQueue()
  let out: Batch | undefined
  let isPumping = false
  let isLost = false

  async function pump(): Promise<void> {
    if (isPumping) return
    isPumping = true
    await wait(batchMs)
    while (!isLost && out === undefined) {
      const batch = queue.take()
      if (!batch) break
      out = batch
      const stake = batch.choice.gun * batch.choice.shots.length
      await settle(() => table.play({ stake, choice: batch.choice }))
      await Promise.all([wait(batchMs), table.waitForCycle()])
    }
    isPumping = false
  }
  async function settle(call: () => ReturnType<OpenTable['play']>): Promise<void> {
    try {
      const { round } = await call()
      const flights = out?.flights ?? []
      out = undefined
      // The table hands back the round that this batch asked for.
      land(round as FishingRound, flights)
      onRound(round as FishingRound)
    } catch (failure) {
      // Without an answer it is not known what became of the batch.
      isLost = failure instanceof NoAnswer && out !== undefined
      if (!isLost) cancel()
      onFailure(failure)
    }
  }
  function cancel(): void {
    for (const flight of [...(out?.flights ?? []), ...queue.clear()]) flight.outcome = 'cancelled'
    out = undefined
  }
  return {
    fire(gun, flight) {
      queue.add(gun, flight)
      void pump()
    },
    isFull: queue.isFull,
    balance: () => table.balance() - queue.cost() - (out ? out.choice.gun * out.choice.shots.length : 0),
    isLost: () => isLost,
    async askAgain() {
      if (!isLost) return
      isLost = false
      await settle(() => table.askAgain())
      void pump()
    },
  }
}

/** Tells each shot what it caught. A net tells its animals of one kind apart by their order. */
function land(round: FishingRound, flights: readonly Flight[]): void {
  for (const [shot, flight] of flights.entries()) {
    if (round.state === 'rolled-back') {
      flight.outcome = 'cancelled'
      continue
    }
    const left = [...flight.targets]
    const caught = round.view.caught.filter((each) => each.shot === shot)
    flight.outcome = caught.flatMap(({ code, times }) => {
      const target = left.find((each) => each.code === code)
      if (target) left.splice(left.indexOf(target), 1)
      return target ? [{ target, amount: round.choice.gun * times }] : []
    })
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
