import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { lanes } from '../../entities/game.ts'

const optionalText = z.optional(z.string())

export const gameVendor = defineCall({
  id: 'games.gameVendor',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  about: 'Families with their vendors',
  input: z.object({ platform: optionalText, merchant: optionalText, language: optionalText }),
  reply: z.object({ data: z.object({ lanes }) }),
})

export const newGameVendor = defineCall({
  id: 'games.newGameVendor',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  about: 'Families with their vendors, by the newer name',
  sentInstead: 'games.gameVendor',
  input: gameVendor.input,
  reply: gameVendor.reply,
})
