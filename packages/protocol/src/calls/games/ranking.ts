import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { ranking as reply, rankingWeeks } from '../../entities/ranking.ts'

export const ranking = defineCall({
  id: 'games.ranking',
  method: 'GET',
  path: '/wps/games/ranking',
  token: 'optional',
  about: 'The best bets of a week in multiples of their stakes, one of each member',
  input: z.object({ week: z.enum(rankingWeeks) }),
  reply,
})
