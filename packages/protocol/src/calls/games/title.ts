import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { game, volatilities } from '../../entities/game.ts'
import { id } from '../../fields.ts'
import { maybe, whole } from '../../reply-fields.ts'

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
    volatility: maybe(z.enum(volatilities)),
    /** When the maintenance of a title that runs ends (games 19). */
    opensAt: maybe(whole),
  }),
})
