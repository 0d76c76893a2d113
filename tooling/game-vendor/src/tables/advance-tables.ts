import { tableBetText } from '@saola/game-engines'
import { bringTimesBack, dueStep, tableRetryMs, tableRoundMs } from '@saola/rules'
import { drawsOf } from '../seeds/fair-seeds.ts'
import { joinBets } from '../seeds/joined-bets.ts'
import { openSeed } from '../seeds/sealed-seed.ts'
import type { Services } from '../services.ts'
import { createWallets, type Wallets } from '../wallets/wallets.ts'
import { countSeats, listTakenTables } from './seat-store.ts'
import { endBet } from './settle-bet.ts'
import { listOpenBets, listStandingBets, returnUnanswered, type TableBet } from './table-bet-store.ts'
import { tableOf, type TableKey } from './table-of.ts'
import {
  findRunningRound,
  holdForDraw,
  listPublishedRounds,
  listUnsettledRounds,
  moveTableRound,
  scheduleRound,
  setRoundTimes,
  timesOf,
  type TableRound,
} from './table-round-store.ts'

/**
 * Takes every step whose time has come at all tables, and schedules the next round where somebody sits. It may run
 * late, twice, and in two processes at once: each step is written by who finds the round where it started (games 45).
 * Answers when the next step is due; undefined while all tables sleep. A round that fails is told and tried again.
 */
export async function advanceTables(services: Services): Promise<number | undefined> {
  const wallets = createWallets(services)
  await bringRoundsBack(services)
  for (const round of await listUnsettledRounds(services.db)) {
    try {
      await advanceRound(services, wallets, round)
    } catch (error) {
      console.error(`[vendor] the round ${round.round_id} stays ${round.state}`, error)
    }
  }
  for (const table of await listTakenTables(services)) await wakeTable(services, table)
  const due = (await listUnsettledRounds(services.db)).map((round) => nextStepAt(round, services.now()))
  return due.length === 0 ? undefined : Math.min(...due)
}

/** Schedules the next round of a table if none runs, after the last outcome was seen. Without a player a table sleeps. */
export async function wakeTable(services: Services, table: TableKey): Promise<void> {
  const running = await findRunningRound(services.db, table.game_code)
  if (running || (await countSeats(services, table.game_code)) === 0) return
  const [last] = await listPublishedRounds(services.db, table.game_code, 1)
  const now = services.now()
  // A draw of a clock that was ahead was seen long ago.
  const seenAt = last ? Math.min(last.draws_at, now) + tableOf(table).table.revealMs : 0
  await scheduleRound(services, table, Math.max(seenAt, now + tableRoundMs.wake))
}

/** Rounds that a clock wrote which was ahead and is set right would lie there, with their stakes, until its time comes. */
async function bringRoundsBack(services: Services): Promise<void> {
  for (const round of await listUnsettledRounds(services.db)) {
    const times = bringTimesBack(round.state, timesOf(round), services.now())
    // oxlint-disable-next-line no-await-in-loop -- a table or two at a time, and only after a clock was set
    if (times !== undefined) await setRoundTimes(services.db, round, times)
  }
}

async function advanceRound(services: Services, wallets: Wallets, start: TableRound): Promise<void> {
  let round = start
  for (;;) {
    const step = dueStep(round.state, timesOf(round), services.now())
    if (step === undefined) return
    if (step === 'settle' && !(await endBets(services, wallets, round))) return
    round =
      step === 'draw' ? await drawRound(services, round) : await moveTableRound(services.db, round, step)
  }
}

/**
 * Draws the outcome. In the same transaction every stake goes back of which no wallet has told: who saw the outcome
 * first could choose to let it fail. The bets that stand join the seed (games 83).
 */
async function drawRound(services: Services, round: TableRound): Promise<TableRound> {
  const { table } = tableOf(round)
  return services.db.transaction().execute(async (trx) => {
    await holdForDraw(trx, round.round_id)
    await returnUnanswered(trx, round.round_id)
    const standing = await listStandingBets(trx, round.round_id)
    const { fingerprints, clientSeed } = joinBets(
      round.game_code,
      standing.map(({ bet_key: key, stake, cells }) => tableBetText({ key, stake, cells })),
    )
    const draws = drawsOf({
      serverSeed: openSeed(services, round.server_seed, round.server_seed_hash),
      clientSeed,
      nonce: round.number,
    })
    return moveTableRound(trx, round, 'draw', {
      outcome: JSON.stringify(table.deal(draws, round.number)),
      client_seed: clientSeed,
      bet_fingerprints: JSON.stringify(fingerprints),
    })
  })
}

/** Ends all bets of a round, each player's one after the other; answers whether none is left. */
async function endBets(services: Services, wallets: Wallets, round: TableRound): Promise<boolean> {
  const byPlayer = Map.groupBy(await listOpenBets(services.db, round.round_id), (bet) => bet.player_id)
  const ended = await Promise.all([...byPlayer.values()].map((bets) => endInOrder(services, wallets, bets)))
  return ended.every(Boolean)
}

async function endInOrder(services: Services, wallets: Wallets, bets: readonly TableBet[]): Promise<boolean> {
  let isDone = true
  for (const bet of bets) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the wallet tells the balance after each of them
      await endBet(services, wallets[bet.wallet], bet)
    } catch (error) {
      isDone = false
      console.error(`[vendor] the bet ${bet.bet_id} stays open`, error)
    }
  }
  return isDone
}

function nextStepAt(round: TableRound, now: number): number {
  const { opensAt, locksAt, drawsAt } = timesOf(round)
  if (round.state === 'scheduled') return opensAt
  if (round.state === 'open') return locksAt
  return round.state === 'locked' ? drawsAt : now + tableRetryMs
}
