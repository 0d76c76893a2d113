import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { jackpot } from '../../entities/jackpot.ts'
import { noInput } from '../../fields.ts'
import { maybe, yesNo } from '../../reply-fields.ts'

export const jackpots = defineCall({
  id: 'games.jackpots',
  method: 'GET',
  path: '/lgw/games/jackpots',
  about: 'The jackpot pools: what is in them, how they are fed and how they fell last',
  input: noInput,
  reply: z.object({
    pools: z.array(jackpot),
    /** Whether the counter of the sites shows a sample in place of the grand pool (landing 6). */
    showsSample: maybe(yesNo),
  }),
})

export const relayedJackpots = defineCall({
  id: 'games.relayedJackpots',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  about: 'The jackpot pools, by the name of the relay',
  sentInstead: 'games.jackpots',
  input: noInput,
  reply: jackpots.reply,
})
