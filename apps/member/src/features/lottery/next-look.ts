import type { LotteryDraw, LotteryOrder } from '@saola/protocol'
import { endsOf, minuteMs, secondMs } from '@saola/rules'

/** What changes a draw by the clock. */
type Timed = Pick<LotteryDraw, 'state' | 'opensAt' | 'locksAt' | 'drawsAt'>

type TimedBet = Pick<LotteryOrder['bets'][number], 'state' | 'drawsAt'>

/** A result that is due is asked for this often. */
const dueMs = 2 * secondMs
/** A step of the gateway's may come a little after its moment. */
const graceMs = secondMs / 2

/**
 * How long a screen that hears nothing may wait before it reads its draws again, in ms: until one of them opens, locks or
 * is drawn, and at most a minute. `now` is the gateway's clock.
 */
export function untilNextLook(draws: readonly Timed[], now: number): number {
  const waits = draws.filter((draw) => !isOver(draw)).map((draw) => waitOf(draw, now))
  return Math.min(minuteMs, endsOf(waits).least)
}

/**
 * How long bets may wait before they are read again, in ms: until the next draw of one that is open, then ever more seldom
 * the later its result is, and at most a minute; `false` once none is open. `now` is the gateway's clock.
 */
export function untilNextFate(bets: readonly TimedBet[], now: number): number | false {
  const waits = bets
    .filter(({ state }) => state === 'open')
    .map(({ drawsAt }) => (drawsAt > now ? drawsAt - now + graceMs : Math.max(dueMs, (now - drawsAt) / 10)))
  return waits.length > 0 && Math.min(minuteMs, endsOf(waits).least)
}

/** Whether a draw changes no more, but for a correction. */
export function isOver({ state }: Pick<Timed, 'state'>): boolean {
  return state === 'settled' || state === 'voided'
}

function waitOf({ opensAt, locksAt, drawsAt }: Timed, now: number): number {
  const next = [opensAt, locksAt, drawsAt].find((moment) => moment > now)
  return next === undefined ? dueMs : next - now + graceMs
}
