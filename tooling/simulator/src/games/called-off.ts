import { createModelSource, type MatchSource } from '@saola/game-vendor'
import { minuteMs } from '@saola/rules'
import { seededBytes } from '../seeded-bytes.ts'

/** One match of so many is not held to its end. */
const calledOffOf = 5

/** The virtual leagues, of whose matches some are called off before they begin or while they are played. */
export function leaguesWithTrouble(seed: number): MatchSource {
  const model = createModelSource()
  return {
    ...model,
    look: async (match, at) => {
      const look = await model.look(match, at)
      const calledOffAt = whenCalledOff(seed, match)
      if (calledOffAt === undefined || at < calledOffAt) return look
      return { ...look, phase: 'void', isSuspended: false, prices: [] }
    },
  }
}

/** The same for whoever asks, in every process. */
function whenCalledOff(seed: number, match: { matchId: string; kickOffAt: number }): number | undefined {
  const [first = 0, second = 0] = seededBytes(`${seed}/${match.matchId}`)(2)
  if (first % calledOffOf > 0) return undefined
  return match.kickOffAt - minuteMs + Math.floor((second * 4 * minuteMs) / 256)
}
