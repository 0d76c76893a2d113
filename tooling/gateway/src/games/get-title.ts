import { volatilities, type calls } from '@saola/protocol'
import { askedLanguage } from '../http/asked-language.ts'
import type { Handler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'
import { getGame, type GameRow } from './game-store.ts'

/** A title with what it pays back, and when it opens if it is closed now (games 19 and 20). */
export const getTitle: Handler<typeof calls.games.title> = async ({ input, services, language }) => {
  const row = await getGame(services.db, input.nodeId)
  const now = services.now()
  return {
    game: toGame(row, askedLanguage(input.language, language), now),
    rtp: row.rtp,
    volatility: volatilities.find((volatility) => volatility === row.volatility),
    opensAt: opensAt(row, now),
  }
}

/** When maintenance ends, where a title runs at all; a time that has passed says nothing any more. */
function opensAt({ status, playable, reopens_at: reopensAt }: GameRow, now: number): number | undefined {
  if (status !== 'maintenance' || !playable) return undefined
  return reopensAt !== null && reopensAt > now ? reopensAt : undefined
}
