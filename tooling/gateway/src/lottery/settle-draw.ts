import { prepareDraw } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { Services } from '../services/services.ts'
import { cancelled, type Change } from './orders/bring-to.ts'
import { freeNumbers } from './orders/exposure-store.ts'
import { postChanges } from './orders/post-changes.ts'
import { spreadRiskWithout } from './orders/risk-store.ts'
import { isDecided, isOverStations, settleOver, versionOver } from './orders/settle-stations.ts'
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
import { holdStationDraws, listHomes, type StationDraw } from './orders/station-store.ts'

/** Bets in one transaction: few enough that nobody waits long for the studio's ledger account. */
const longestRange = 2_000

/** Ranges in work at once: while the database writes one, the lines of the next are settled. */
const lanes = 2

/**
 * Brings every bet on a draw to what the draw says: a drawn one pays each bet that is still open, or by a corrected version
 * each bet anew; a voided one gives the stakes back (lottery 6, 10). Once it returns, no bet is left behind. Each range of
 * bets is one transaction, so it may be called again after a crash, and by several processes at once: what is done stays
 * done. Call it outside of transactions that hold the draw. False while a bet waits for the draw of another station; bets
 * of other draws that look at this one are brought along (lottery 73).
 */
export async function settleDraw(services: Services, drawId: number): Promise<boolean> {
  const isWhole = await settleBets(services, { drawId })
  for (const home of await listHomes(services.db, drawId)) {
    await settleBets(services, { drawId: home, through: drawId })
  }
  return isWhole
}

/** All bets of a draw, or those that look at another one as well. */
type Bets = { drawId: number; through?: number }

async function settleBets(services: Services, { drawId, through }: Bets): Promise<boolean> {
  const preparing = createPreparing()
  let above = 0
  let isWhole = true
  let finding: Promise<unknown> = Promise.resolve()

  /** Lanes take turns here, so that no two get the same range. */
  function nextRange(): Promise<BetRange | undefined> {
    const found = finding.then(async () => {
      const upTo = await findRangeEnd(services.db, { drawId, above, through }, longestRange)
      if (upTo === undefined) return undefined
      const range = { drawId, above, upTo, through }
      above = upTo
      return range
    })
    finding = found.catch(() => undefined)
    return found
  }

  async function work(): Promise<void> {
    for (let range = await nextRange(); range !== undefined; range = await nextRange()) {
      const taken = range
      const settled = await services.db
        .transaction()
        .execute((trx) => settleRange(trx, taken, { services, preparing }))
      isWhole &&= settled
    }
  }

  await Promise.all(Array.from({ length: lanes }, work))
  return isWhole
}

async function settleRange(
  trx: Database,
  range: BetRange,
  { services, preparing }: { services: Services; preparing: Preparing },
): Promise<boolean> {
  await walkByIndex(trx)
  const outcome = await holdOutcome(trx, range.drawId)
  if (outcome === undefined || !isDecided(outcome)) {
    // The other draw of a bet may be decided before its own, which then brings the bet along.
    if (range.through !== undefined) return true
    throw new Error(`draw ${range.drawId} is not decided: ${outcome?.state}`)
  }
  const isFirst = range.through === undefined && outcome.state !== 'voided' && outcome.version === 0
  const bets = await lockBets(trx, range, isFirst ? 'open' : 'standing')
  const now = services.now()
  const over = bets.filter(({ lines }) => lines.some(isOverStations)).map(({ id }) => id)
  const stations = await holdStationDraws(trx, over)
  const ready = bets.filter(({ id }) => isReady(outcome, stations.get(id)))
  const changes = ready.map((bet) => changeOf(bet, { outcome, others: stations.get(bet.id), preparing }))
  const stopped = stopOf(changes)
  const ahead = stopped.length === 0 ? [] : await lockBetsAhead(trx, stopped, now)
  await freeNumbers(
    trx,
    ahead.map(({ id }) => id),
  )
  await postChanges(trx, [...changes, ...ahead.map(cancelled)], { ...outcome, now })
  await spreadRiskWithout(
    trx,
    ahead.map(({ id }) => id),
  )
  return ready.length === bets.length
}

/** Whether all draws of a bet are decided; with its own draw voided the others do not matter. */
function isReady(outcome: Outcome, others: readonly StationDraw[] = []): boolean {
  return outcome.state === 'voided' || others.every(isDecided)
}

function changeOf(
  bet: SettlingBet,
  {
    outcome,
    others = [],
    preparing,
  }: { outcome: Outcome; others: readonly StationDraw[] | undefined; preparing: Preparing },
): Change {
  const version = versionOver(outcome.version, others)
  if (outcome.state === 'voided') return { bet, version, fate: { id: bet.id, status: 'cancelled', win: 0 } }
  const settle = others.length === 0 ? preparing(outcome) : settleOver(outcome, others)
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
