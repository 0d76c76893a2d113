import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { game, volatilities } from '../../entities/game.ts'
import { id } from '../../fields.ts'
import { decimal, maybe, whole } from '../../reply-fields.ts'

export const title = defineCall({
  id: 'games.title',
  method: 'GET',
  path: '/lgw/games/title',
  about: 'What is known of a title before it is played',
  openIds: ['nodeId'],
  input: z.object({ nodeId: id, language: z.optional(z.string()) }),
  reply: z.object({
    game,
    /** What is paid back of all stakes, in hundredths of a percent (games 20). */
    rtp: maybe(whole),
    /** What the way to bet that pays back least does, where ways differ (lottery 81). */
    rtpLeast: maybe(whole),
    volatility: maybe(z.enum(volatilities)),
    /** The largest bet that its vendor takes; absent where its ways to bet have bounds of their own (games 84). */
    maxBet: maybe(decimal),
    /** What the largest bet is: all of a bet, or what lies on one cell of a table. */
    maxBetOn: maybe(z.enum(['bet', 'cell'])),
    /** What of a stake counts as valid bet, in hundredths of a percent (games 78). */
    validShare: maybe(whole),
    /** When the maintenance of a title that runs ends (games 19). */
    opensAt: maybe(whole),
  }),
})
