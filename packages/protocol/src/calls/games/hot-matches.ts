import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { idText, maybe, whole } from '../../reply-fields.ts'

const price = z.int().check(z.minimum(1001))

/** A match of a lobby: the title that leads to it, both sides, when it starts, how it stands, and the odds on who wins in thousandths. */
const hotMatch = z.object({
  matchId: z.string(),
  nodeId: idText,
  home: z.string(),
  away: z.string(),
  startsAt: whole,
  isLive: z.boolean(),
  minute: whole,
  homeGoals: whole,
  awayGoals: whole,
  odds: maybe(z.object({ home: price, draw: price, away: price })),
})

export const hotMatches = defineCall({
  id: 'games.hotMatches',
  method: 'GET',
  path: '/lgw/games/matches',
  about: 'The hot matches, those under way first',
  input: z.object({ language: z.optional(z.string()) }),
  reply: z.object({ matches: z.array(hotMatch) }),
})
