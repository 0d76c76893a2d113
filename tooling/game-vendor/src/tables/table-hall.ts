import type { Services } from '../services.ts'
import { advanceTables } from './advance-tables.ts'
import { listLatestSteps } from './table-round-store.ts'

/** What is told of a table when it changes: which round stands where, and no figure that matters. */
export type TableNews = { round: number; state: string }

/** The tables of a process: keeps them going by the clock, and tells who listens when one of them changes. */
export type TableHall = {
  /** Something happened that may bring the next step nearer: somebody sat down. */
  wake: () => void
  /** Hears of each change at a table until it is called off. */
  listen: (gameCode: string, hear: (news: TableNews) => void) => () => void
  /** Aborts when the process stops, and with it every connection that listens. */
  closed: AbortSignal
  /** Begins to keep the tables going; without it nothing moves by itself. */
  start: () => void
  close: () => void
}

type Hear = (news: TableNews) => void

/** While somebody listens, what another process did is seen after this time at most. */
const lookMs = 2000
/** A timer waits at most this long. */
const longestMs = 60_000
/** A step is taken a moment after it is due, so that the clock has surely passed it. */
const marginMs = 5

/** Makes the hall of a process. With no player at any table it does nothing at all. */
export function createTableHall(services: Services): TableHall {
  const listeners = new Map<string, Set<Hear>>()
  const told = new Map<string, string>()
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isStarted = false
  let isWanted = false

  async function run(): Promise<void> {
    isWanted = true
    if (isRunning || !isStarted || stop.signal.aborted) return
    isRunning = true
    let dueAt: number | undefined
    try {
      while (isWanted) {
        isWanted = false
        // oxlint-disable-next-line no-await-in-loop -- one look at the tables after the other
        dueAt = await advanceTables(services)
        // oxlint-disable-next-line no-await-in-loop -- told in the order in which it happened
        await tell()
      }
    } catch (error) {
      console.error('[vendor]', error)
      dueAt = services.now() + lookMs
    } finally {
      isRunning = false
    }
    rest(dueAt)
  }

  function rest(dueAt: number | undefined): void {
    clearTimeout(timer)
    if (stop.signal.aborted) return
    const usual = listeners.size > 0 ? lookMs : longestMs
    if (dueAt === undefined && listeners.size === 0) return
    const wait = dueAt === undefined ? usual : Math.min(usual, dueAt - services.now() + marginMs)
    timer = setTimeout(() => void run(), Math.max(marginMs, wait))
  }

  async function tell(): Promise<void> {
    for (const [gameCode, hearing] of listeners) {
      // oxlint-disable-next-line no-await-in-loop -- a few tables, each a look at an index
      const [newest, ...before] = await listLatestSteps(services.db, gameCode)
      if (!newest) continue
      const stamp = JSON.stringify([newest, ...before])
      if (told.get(gameCode) === stamp) continue
      told.set(gameCode, stamp)
      for (const hear of hearing) hear({ round: newest.number, state: newest.state })
    }
  }

  return {
    wake: () => void run(),
    listen(gameCode, hear) {
      const hearing = listeners.get(gameCode) ?? new Set()
      listeners.set(gameCode, hearing.add(hear))
      void run()
      return () => {
        hearing.delete(hear)
        if (hearing.size > 0 || listeners.get(gameCode) !== hearing) return
        listeners.delete(gameCode)
        told.delete(gameCode)
      }
    },
    closed: stop.signal,
    start() {
      isStarted = true
      void run()
    },
    close() {
      stop.abort()
      clearTimeout(timer)
    },
  }
}
