import * as z from 'zod/mini'
import type { LaunchAnswer } from './adapter.ts'
import { parseExact } from './exact-json.ts'

const address = z.object({ url: z.string().check(z.regex(/^https?:\/\/\S{1,4000}$/)) })

/** Statuses by which a title is not offered: its currency, country or the title itself is off, or there is none. */
const notOffered: readonly number[] = [403, 404]

/** The address of a game as several protocols answer it: `{"url":"https://…"}`. */
export function readAddress(status: number, body: string): LaunchAnswer {
  if (notOffered.includes(status)) return { refused: 'unavailable' }
  const read = address.safeParse(parseExact(body))
  return status === 200 && read.success ? { url: read.data.url } : { refused: 'faulty' }
}
