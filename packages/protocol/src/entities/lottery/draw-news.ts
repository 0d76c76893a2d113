import * as z from 'zod/mini'
import { idText } from '../../reply-fields.ts'
import { roundStates } from './draw.ts'

/** Where the gateway tells what became of draws, as server-sent events (lottery 12, 43). */
export const drawNewsPath = '/lgw/lottery/events'

/** The data of an event: which draw is in which state now. Its figures are read from the gateway. */
export const drawNews = z.object({
  draw: idText,
  game: idText,
  numero: z.string(),
  state: z.enum(roundStates),
})

export type DrawNews = z.output<typeof drawNews>
