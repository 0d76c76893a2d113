import { tableSeatNoteMs } from '@saola/rules'
import type { Services } from '../services.ts'
import type { Sitting } from '../sitting/sitting-store.ts'
import { leaveSeat, takeSeat } from './seat-store.ts'
import type { TableHall, TableNews } from './table-hall.ts'

/**
 * A stream of server-sent events that says when something changed at the player's table. While it is open the player
 * sits there; it ends when the page goes or the process stops.
 */
export function tableEvents(
  services: Services,
  hall: TableHall,
  { sitting, gone }: { sitting: Sitting; gone: AbortSignal },
): Response {
  const end = AbortSignal.any([gone, hall.closed])
  const words = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => controller.enqueue(words.encode(text))
      const hear = ({ round, state }: TableNews): void =>
        send(`event: table\ndata: ${JSON.stringify({ round, state })}\n\n`)
      const leave = hall.listen(sitting.gameCode, hear)
      const beat = setInterval(() => {
        send(': here\n\n')
        takeSeat(services.db, sitting, services.now()).catch(warn)
      }, tableSeatNoteMs)
      send(': hello\n\n')
      const stop = (): void => {
        clearInterval(beat)
        leave()
        leaveSeat(services.db, sitting).catch(warn)
        controller.close()
      }
      end.addEventListener('abort', stop, { once: true })
    },
  })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function warn(error: unknown): void {
  console.warn('[vendor] a seat was not noted', error)
}
