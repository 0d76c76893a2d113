import { volatilities, type calls } from '@saola/protocol'
import { returnOfWays, waysThatGive } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { playRulesOf } from '../db/play-settings.ts'
import { askedLanguage } from '../http/asked-language.ts'
import type { Merchant } from '../http/merchant.ts'
import type { Handler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'
import { getGame, type GameRow } from './game-store.ts'
import { getWays } from './lottery-ways-store.ts'
import { validShareOf } from './valid-share-of.ts'

/** A title with what it pays back, its bounds and what of a stake counts, and when it opens if it is closed now (games 19, 20 and 81). */
export const getTitle: Handler<typeof calls.games.title> = async ({
  input,
  services,
  merchant,
  language,
}) => {
  const row = await getGame(services.db, input.nodeId)
  const now = services.now()
  return {
    game: toGame(row, askedLanguage(input.language, language), now),
    ...(await returnsOf(services.db, row, merchant)),
    volatility: volatilities.find((volatility) => volatility === row.volatility),
    ...(await boundsOf(services.db, row, merchant)),
    opensAt: opensAt(row, now),
  }
}

/**
 * What comes back: of a lottery that draws, of all the ways to bet that the merchant offers (lottery 81); nothing of a title whose return
 * nobody has told (games 145).
 */
async function returnsOf(db: Database, row: GameRow, merchant: Merchant) {
  const { node_id: nodeId, family, rtp } = row
  const drawn = family === 'LOTT' || family === 'ELOTT' ? await getWays(db, merchant.id, nodeId) : undefined
  const { leastReturn } = playRulesOf(merchant.settings)
  const span = drawn && returnOfWays(drawn.kind, waysThatGive(drawn.kind, drawn.ways, leastReturn))
  if (span !== undefined) return { rtp: span.most, rtpLeast: span.least }
  return row.rtp_is_assumed ? {} : { rtp }
}

/** When maintenance ends, where a title runs at all; a time that has passed says nothing any more. */
function opensAt({ status, playable, reopens_at: reopensAt }: GameRow, now: number): number | undefined {
  if (status !== 'maintenance' || !playable) return undefined
  return reopensAt !== null && reopensAt > now ? reopensAt : undefined
}

/** The largest bet and the share that counts, where the title has one of each for all of its bets. */
async function boundsOf(db: Database, row: GameRow, { id, settings }: Merchant) {
  if (row.max_bet === null || row.status === 'coming-soon') return {}
  return {
    maxBet: row.max_bet,
    maxBetOn: row.room_of === null ? ('bet' as const) : ('cell' as const),
    validShare: await validShareOf(db, { ...row, merchant_id: id, settings }),
  }
}
