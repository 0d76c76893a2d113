import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { shortText } from '../../fields.ts'

/** It opens no session, so it is open on a break too, and whatever became of the title since. */
export const recall = defineCall({
  id: 'games.recall',
  method: 'GET',
  path: '/lgw/games/recall',
  token: 'required',
  about: "Where a bet of the member's own is shown again on the stage of its game",
  input: z.object({ orderNo: shortText(64), language: z.optional(z.string()) }),
  /** As in the reply of a launch (games 11). */
  reply: z.looseObject({ content: z.looseObject({ game_url: z.string() }) }),
})
