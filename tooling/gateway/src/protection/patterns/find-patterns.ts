import { hourMs, jobPeriods, minuteMs } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { askStakes, type StakePage } from './ask-stakes.ts'
import { lastLotteryBet, listLotteryBets, type LotteryBet } from './lottery-stake-store.ts'
import { stakesOfLines, type ToldStake } from './stakes-of-order.ts'
import { takeStakes } from './take-stakes.ts'
import { beginWatch, endWatches, listWatching, moveWatch, type Watching } from './watch-store.ts'
import { deleteStakes } from './watched-stake-store.ts'

/** So many bets are read at once. */
const batch = 1_000

/** What was placed within this time is read once more: a stake may become visible after one that was placed later. */
const lateMs = minuteMs

/** Stakes on what started so long ago are forgotten: bets in play have ended by then. */
const keptMs = 6 * hourMs

/** So many stakes are forgotten at once. */
const mostForgotten = 20_000

/**
 * Reads the stakes that are new, where a merchant looks for patterns, and tells of each that it finds once (protection 26 and 27): of
 * bets on draws, and of those on matches and at tables of our own games as these tell them. All read in one order, so of two
 * processes the second waits for the first stake that both have, and then finds it judged.
 */
export const findPatterns: Job = {
  name: 'protection.find-patterns',
  everyMs: jobPeriods.findPatterns,
  run: async (services) => {
    const { db, now } = services
    const watching = await listWatching(db)
    if (watching.length === 0) {
      await endWatches(db)
      await deleteStakes(db, Number.MAX_SAFE_INTEGER, mostForgotten)
      return 0
    }
    const found =
      (await lookAtDraws(services, watching)) +
      (await lookAtGames(services, watching, 'matches')) +
      (await lookAtGames(services, watching, 'tables'))
    await deleteStakes(db, now() - keptMs, mostForgotten)
    return found
  },
}

async function lookAtDraws({ db, now }: Services, watching: readonly Watching[]): Promise<number> {
  let found = 0
  let after = await beginWatch(db, 'lottery', await lastLotteryBet(db))
  for (;;) {
    const at = now()
    const bets = await listLotteryBets(db, after, batch)
    const firstLate = bets.findIndex(({ placedAt }) => placedAt > at - lateMs)
    const read = firstLate < 0 ? bets.at(-1) : bets[firstLate - 1]
    found += await db.transaction().execute(async (trx) => {
      const count = await takeStakes(trx, { stakes: bets.flatMap(stakesOf), watching, now: at })
      if (read) await moveWatch(trx, 'lottery', read.id)
      return count
    })
    const last = bets.at(-1)
    if (last === undefined || bets.length < batch) return found
    after = last.id
  }
}

function stakesOf(bet: LotteryBet): ToldStake[] {
  if (bet.isCancelled) return []
  const { orderNo, accountId, placedAt, opensAt, locksAt: startsAt, gameCode, numero } = bet
  const market = `${gameCode} ${numero}`
  return stakesOfLines(bet.kind, bet.lines, bet.multiplier).map((stake) => ({
    ...stake,
    bet: orderNo,
    accountId,
    market,
    placedAt,
    opensAt,
    startsAt,
  }))
}

async function lookAtGames(
  services: Services,
  watching: readonly Watching[],
  of: 'matches' | 'tables',
): Promise<number> {
  const { db, now } = services
  const begun = now()
  const from = (await beginWatch(db, of, begun)) - lateMs
  let found = 0
  let after: StakePage['next'] = null
  for (;;) {
    const page: StakePage | undefined = await askStakes(services, { of, from, after }).catch(
      (error: unknown) => {
        console.warn(`[patterns] nobody tells the stakes on ${of}`, error)
        return undefined
      },
    )
    if (!page) return found
    const { stakes }: StakePage = page
    const next: StakePage['next'] = page.next
    found += await db.transaction().execute(async (trx) => {
      const count = await takeStakes(trx, { stakes, watching, now: begun })
      if (next === null) await moveWatch(trx, of, begun)
      return count
    })
    if (next === null) return found
    after = next
  }
}
