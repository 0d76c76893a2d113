import type { Chips } from '../table-engine.ts'
import type { ShownBet, TableCalls } from './table-calls.ts'

/** The presses of a player on their way to the table, one call at a time. */
export type BetLine = {
  /** Puts chips on cells; what is pressed while a call is under way goes together with the next one. */
  put: (roundId: string, cells: Chips) => void
  /** Takes the last bet of a round back. */
  undo: (bets: () => readonly ShownBet[]) => void
  /** What was pressed and is not answered yet. */
  pending: () => Chips
  /** Forgets presses that were not sent: their round is over. */
  drop: () => void
}

/** What the line tells of. */
export type BetLineOptions = {
  onChange: () => void
  /** A call was answered; the balance where the wallet told one. */
  onDone: (done: { bet: ShownBet; balance: number | null }) => void
  onFail: (failure: unknown) => void
}

/** Adds chips to chips, cell by cell. */
export function addChips(one: Chips, other: Chips): Chips {
  const sum = { ...one }
  for (const [cell, amount] of Object.entries(other)) sum[cell] = (sum[cell] ?? 0) + amount
  return sum
}

/** Whether the stake of a bet lies on the board. */
export function isLying({ state }: ShownBet): boolean {
  return state === 'created' || state === 'debited' || state === 'decided' || state === 'paid'
}

/** Makes a line over the calls of a table. */
export function createBetLine(
  calls: Pick<TableCalls<unknown>, 'bet' | 'takeBack'>,
  { onChange, onDone, onFail }: BetLineOptions,
): BetLine {
  let waiting: { roundId: string; cells: Chips } | undefined
  let sent: Chips = {}
  let last = Promise.resolve()

  function queue(act: () => Promise<void>): void {
    last = last.then(act).catch(onFail).finally(onChange)
  }

  async function flush(): Promise<void> {
    if (!waiting) return
    const wish = { key: crypto.randomUUID(), ...waiting }
    sent = waiting.cells
    waiting = undefined
    try {
      onDone(await calls.bet(wish))
    } finally {
      sent = {}
    }
  }

  return {
    put(roundId, cells) {
      const isFirst = waiting === undefined
      waiting = { roundId, cells: addChips(waiting?.cells ?? {}, cells) }
      onChange()
      if (isFirst) queue(flush)
    },
    undo(bets) {
      queue(async () => {
        const bet = bets().filter(isLying).at(-1)
        if (bet) onDone(await calls.takeBack(bet.key))
      })
    },
    pending: () => addChips(sent, waiting?.cells ?? {}),
    drop() {
      waiting = undefined
    },
  }
}
