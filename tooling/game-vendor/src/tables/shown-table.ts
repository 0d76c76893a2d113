import { mostOn } from '@saola/game-engines'
import { takesBets } from '@saola/rules'
import { wordsIn } from '../pages/texts.ts'
import { openSeed } from '../seeds/sealed-seed.ts'
import type { Services } from '../services.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import { openWallet } from '../wallets/kept-wallet-store.ts'
import { countSeats } from './seat-store.ts'
import { chipsOf, lastToldBalance, listOwnBets, type TableBet } from './table-bet-store.ts'
import { tableOf, type CarriedTable } from './table-of.ts'
import { findRunningRound, listPublishedRounds, timesOf, type TableRound } from './table-round-store.ts'

/** A road goes over so many rounds, then a new one begins. */
export const roadLength = 72

/** Everything that a page shows of a table, as this player may know it; nothing tells what is not drawn yet. */
export async function shownTable(services: Services, sitting: Sitting) {
  const { db, now } = services
  const carried = tableOf({ game_code: sitting.gameCode, family: sitting.family })
  // In this order: a round that is drawn between the two reads is not shown as running with its seed beside it.
  const published = await listPublishedRounds(db, sitting.gameCode, roadLength)
  const running = await findRunningRound(db, sitting.gameCode)
  const [last] = published
  const newest = running?.number ?? last?.number ?? 1
  return {
    now: now(),
    players: await countSeats(services, sitting.gameCode),
    limits: Object.fromEntries(
      carried.table.cells.map((cell) => [cell.code, mostOn(cell, sitting.minStake)]),
    ),
    running: running ? await shownRunning(services, sitting, running) : null,
    last: last ? await shownLast(services, sitting, { round: last, carried }) : null,
    road: published
      .filter(({ number }) => roadOf(number) === roadOf(newest))
      .toReversed()
      .map((round) => ({
        roundId: round.round_id,
        number: round.number,
        mark: carried.table.markOf(round.outcome),
        result: carried.table.resultOf(round.outcome, wordsIn(sitting.language)),
      })),
    balance: await balanceOf(services, sitting),
  }
}

/** A bet as its player sees it: one that was paid may have been voided since (games 136). */
export function shownBet(bet: TableBet) {
  const { bet_key: key, cells, stake, payout } = bet
  return { key, state: bet.voided_at === null ? bet.state : ('voided' as const), cells, stake, payout }
}

async function shownRunning(services: Services, { playerId }: Sitting, round: TableRound) {
  const { opensAt, locksAt, drawsAt } = timesOf(round)
  const bets = await listOwnBets(services.db, round.round_id, playerId)
  return {
    roundId: round.round_id,
    number: round.number,
    isOpen: takesBets(
      services.now() < opensAt ? 'scheduled' : round.state,
      { opensAt, locksAt, drawsAt },
      services.now(),
    ),
    opensAt,
    locksAt,
    drawsAt,
    serverSeedHash: round.server_seed_hash,
    bets: bets.map(shownBet),
    /** What lies on the cells of all who play for money of their own. */
    chips: await chipsOf(services.db, round.round_id),
  }
}

async function shownLast(
  services: Services,
  { playerId, language }: Sitting,
  { round, carried }: { round: TableRound; carried: CarriedTable },
) {
  const bets = await listOwnBets(services.db, round.round_id, playerId)
  return {
    roundId: round.round_id,
    number: round.number,
    outcome: round.outcome,
    result: carried.table.resultOf(round.outcome, wordsIn(language)),
    drawnAt: round.draws_at,
    serverSeed: openSeed(services, round.server_seed, round.server_seed_hash),
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed ?? '',
    betCount: round.bet_fingerprints?.length ?? 0,
    bets: bets.map(shownBet),
  }
}

/** Which road a round stands in. */
function roadOf(number: number): number {
  return Math.floor((number - 1) / roadLength)
}

/** A wallet that lies here is read; of the merchant's is known what it said last. */
async function balanceOf({ db }: Services, sitting: Sitting): Promise<number | null> {
  if (sitting.wallet !== 'seamless') return openWallet(db, sitting.playerId)
  return (await lastToldBalance(db, sitting.playSessionId)) ?? null
}
