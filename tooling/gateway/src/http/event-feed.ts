import { secondMs } from '@saola/rules'
import type { Services } from '../services/services.ts'

/** One of the news, with its place among all. */
export type NewsRow = { id: number; news: unknown }

/** Where a feed finds its news. */
export type NewsSource = {
  /** The place of the newest; 0 where there are none. */
  getLast: () => Promise<number>
  /** News after a place, oldest first; of more than `most` the newest. */
  listAfter: (after: number, most: number) => Promise<NewsRow[]>
  /** Told how many listen at this process when that changes and with each sign of life; what it answers goes to all of them. */
  onListeners?: (count: number) => Promise<unknown>
}

/** Tells everybody who listens what is new. */
export type EventFeed = {
  /**
   * A stream of server-sent events from now on, or from a place among the news on; undefined where as many listen as
   * one process can hold.
   */
  open: (lastEventId: number | undefined) => Promise<ReadableStream<Uint8Array> | undefined>
}

/** One process holds at most so many streams; whoever comes after them polls. */
const mostStreams = 20_000

/** What waits for a listener that reads too slowly; beyond this it is cut off, and comes back for the rest. */
const longestQueueBytes = 32_768

/** A stream on which nothing happens is kept open by so frequent signs of life. */
const heartbeatMs = 20 * secondMs

/** How long after somebody came or went the listeners are counted. */
const countAfterMs = 250

/** Should a signal be lost, news are looked for so often. */
const lookMs = 5 * secondMs

/** Two processes may write news in another order than they number them, so each look goes back a little. */
const overlap = 50

/** Whoever was away for longer than this reads everything anew. */
const mostMissed = 200

/** Opens the feed of a gateway. It looks for news while somebody listens, and ends every stream when the gateway closes. */
export function createEventFeed(services: Services, source: NewsSource): EventFeed {
  const { signals, closing } = services
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const told = new Set<number>()
  let last = 0
  let looking: Promise<void> | undefined
  let isLookWanted = false
  let starting: Promise<void> | undefined
  let stop: (() => void) | undefined
  let counting: ReturnType<typeof setTimeout> | undefined

  closing.addEventListener('abort', () => {
    for (const stream of streams) stream.close()
    streams.clear()
    clearTimeout(counting)
    stop?.()
  })

  /** One look at a time; a signal during a look asks for one more. */
  function look(): Promise<void> {
    isLookWanted = true
    looking ??= lookWhileWanted().finally(() => {
      looking = undefined
    })
    return looking
  }

  /** A database that is away is asked again by the next look. */
  function lookAgain(): void {
    look().catch(() => undefined)
  }

  async function lookWhileWanted(): Promise<void> {
    while (isLookWanted && streams.size > 0) {
      isLookWanted = false
      const rows = await source.listAfter(last - overlap, mostMissed)
      const fresh = rows.filter(({ id }) => !told.has(id))
      for (const { id } of fresh) told.add(id)
      for (const id of [...told].slice(0, -4 * overlap)) told.delete(id)
      last = Math.max(last, rows.at(-1)?.id ?? 0)
      if (fresh.length > 0) tell(bytesOf(fresh.map(eventText).join('')))
    }
  }

  function tell(bytes: Uint8Array): void {
    for (const stream of streams) {
      if ((stream.desiredSize ?? 0) > 0) stream.enqueue(bytes)
      else cutOff(stream)
    }
  }

  function cutOff(stream: ReadableStreamDefaultController<Uint8Array>): void {
    streams.delete(stream)
    stream.error(new Error('the listener reads too slowly'))
  }

  /** With the first listener; those who come meanwhile wait for the same start. */
  function start(): Promise<void> {
    starting ??= startLooking().catch((error: unknown) => {
      starting = undefined
      throw error
    })
    return starting
  }

  async function startLooking(): Promise<void> {
    last = await source.getLast()
    for (const { id } of await source.listAfter(last - overlap, overlap)) told.add(id)
    const stopListening = signals.listen(lookAgain)
    const looks = setInterval(lookAgain, lookMs)
    const beats = setInterval(() => {
      tell(bytesOf(':\n\n'))
      countSoon()
    }, heartbeatMs)
    stop = () => {
      stopListening()
      clearInterval(looks)
      clearInterval(beats)
      stop = undefined
      starting = undefined
    }
  }

  /** Who listens changes in bursts: whole rooms come back after a break. */
  function countSoon(): void {
    if (source.onListeners === undefined) return
    counting ??= setTimeout(() => void tellListeners(), countAfterMs)
  }

  async function tellListeners(): Promise<void> {
    counting = undefined
    const answer = await source.onListeners?.(streams.size).catch(() => undefined)
    if (answer !== undefined) tell(bytesOf(`data: ${JSON.stringify(answer)}\n\n`))
  }

  function leave(stream: ReadableStreamDefaultController<Uint8Array>): void {
    streams.delete(stream)
    countSoon()
    if (streams.size === 0) stop?.()
  }

  return {
    async open(lastEventId) {
      if (streams.size >= mostStreams || closing.aborted) return undefined
      await start()
      const missed =
        lastEventId === undefined ? [] : await source.listAfter(lastEventId - overlap, mostMissed)
      let own: ReadableStreamDefaultController<Uint8Array> | undefined
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = controller
            streams.add(controller)
            countSoon()
            controller.enqueue(bytesOf(greeting(services) + missed.map(eventText).join('')))
          },
          cancel() {
            if (own) leave(own)
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: longestQueueBytes }),
      )
    },
  }
}

/** After a break each browser comes back at a time of its own, so that they do not all come at once. */
function greeting({ randomBytes }: Services): string {
  return `retry: ${1_000 + (randomBytes(2).readUInt16BE() % 4_000)}\n\n`
}

function eventText({ id, news }: NewsRow): string {
  return `id: ${id}\ndata: ${JSON.stringify(news)}\n\n`
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Answers a stream as server-sent events. */
export function eventResponse(stream: ReadableStream<Uint8Array>): Response {
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // Proxies that collect answers would hold every event back.
      'X-Accel-Buffering': 'no',
    },
  })
}
