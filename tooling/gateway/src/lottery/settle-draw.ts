import { prepareDraw } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { Services } from '../services/services.ts'
import { cancelled, type Change } from './orders/bring-to.ts'
import { postChanges } from './orders/post-changes.ts'
import {
  findRangeEnd,
  holdOutcome,
  lockBets,
  lockBetsAhead,
  walkByIndex,
  type BetRange,
  type Outcome,
  type SettlingBet,
} from './orders/settlement-store.ts'

/** Bets in one transaction: few enough that nobody waits long for the studio's ledger account. */
const longestRange = 2_000

/** Ranges in work at once: while the database writes one, the lines of the next are settled. */
const lanes = 2

/**
 * Brings every bet on a draw to what the draw says: a drawn one pays each bet that is still open, or by a corrected version
 * each bet anew; a voided one gives the stakes back (lottery 6, 10). Once it returns, no bet is left behind. Each range of
 * bets is one transaction, so it may be called again after a crash, and by several processes at once: what is done stays
 * done. Call it outside of transactions that hold the draw.
 */
export async function settleDraw(services: Services, drawId: number): Promise<void> {
  const preparing = createPreparing()
  let above = 0
  let finding: Promise<unknown> = Promise.resolve()

  /** Lanes take turns here, so that no two get the same range. */
  function nextRange(): Promise<BetRange | undefined> {
    const found = finding.then(async () => {
      const upTo = await findRangeEnd(services.db, { drawId, above }, longestRange)
      if (upTo === undefined) return undefined
      const range = { drawId, above, upTo }
      above = upTo
      return range
    })
    finding = found.catch(() => undefined)
    return found
  }

  async function work(): Promise<void> {
    for (let range = await nextRange(); range !== undefined; range = await nextRange()) {
      const taken = range
      await services.db.transaction().execute((trx) => settleRange(trx, taken, { services, preparing }))
    }
  }

  await Promise.all(Array.from({ length: lanes }, work))
}

async function settleRange(
  trx: Database,
  range: BetRange,
  { services, preparing }: { services: Services; preparing: Preparing },
): Promise<void> {
  await walkByIndex(trx)
  const outcome = await holdOutcome(trx, range.drawId)
  if (outcome === undefined || !isDecided(outcome)) {
    throw new Error(`draw ${range.drawId} is not decided: ${outcome?.state}`)
  }
  const isFirst = outcome.state !== 'voided' && outcome.version === 0
  const bets = await lockBets(trx, range, isFirst ? 'open' : 'standing')
  const now = services.now()
  const changes = bets.map((bet) => changeOf(bet, outcome, preparing))
  const stopped = stopOf(changes)
  const ahead = stopped.length === 0 ? [] : await lockBetsAhead(trx, stopped, now)
  await postChanges(trx, [...changes, ...ahead.map(cancelled)], { ...outcome, now })
}

function isDecided({ state }: Outcome): boolean {
  return state === 'drawn' || state === 'settled' || state === 'voided'
}

function changeOf(bet: SettlingBet, outcome: Outcome, preparing: Preparing): Change {
  const { version } = outcome
  if (outcome.state === 'voided') return { bet, version, fate: { id: bet.id, status: 'cancelled', win: 0 } }
  const settle = preparing(outcome)
  const win = bet.lines.reduce(
    (sum, line) => sum + settle({ ...line, base: line.base * bet.multiplier }).payout,
    0,
  )
  return { bet, version, fate: { id: bet.id, status: 'settled', win } }
}

/** The orders that stop because they have won now (lottery 50). */
function stopOf(changes: readonly Change[]): number[] {
  return changes.filter(({ bet, fate }) => bet.stop_on_win && fate.win > 0).map(({ bet }) => bet.order_id)
}

type Preparing = (outcome: Outcome) => ReturnType<typeof prepareDraw>

/** Reads a result once for all ranges; again where it was corrected in between. */
function createPreparing(): Preparing {
  let known: { version: number; settle: ReturnType<typeof prepareDraw> } | undefined
  return ({ kind, prizes, version }) => {
    if (known?.version !== version) known = { version, settle: prepareDraw({ kind, prizes: prizes ?? [] }) }
    return known.settle
  }
}
