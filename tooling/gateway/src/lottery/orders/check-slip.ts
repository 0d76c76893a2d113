import type { TextValues } from '@saola/i18n'
import { orderBounds, type calls, type CallRequest, type LotteryOffer, type OrderLine } from '@saola/protocol'
import { checkLine, findBetType, isBeforeLock, stakeOf } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import { parseId } from '../../http/parse-id.ts'
import type { BettableDraw, BettableGame } from './bettable-store.ts'
import type { StationDay } from './station-store.ts'

/** A slip as it comes from a member. */
export type Slip = CallRequest<typeof calls.lottery.place>

/**
 * The lines of a slip with their stakes; refuses a line that is no bet on the lottery, that the merchant does not offer, or
 * whose base is out of bounds with the largest multiplier, and odds other than those of now, which it tells.
 */
export function checkSlip(
  { lines, draws }: Slip,
  { kind }: Pick<BettableGame, 'kind'>,
  offers: readonly LotteryOffer[],
): OrderLine[] {
  const multipliers = draws.map(({ multiplier }) => multiplier)
  const [smallest, largest] = [Math.min(...multipliers), Math.max(...multipliers)]
  const changed: { line: number; odds: number }[] = []
  const checked = lines.map((line, index) => {
    const offer = offers.find(({ type: offered }) => offered === line.type)
    const type = findBetType(kind, line.type)
    if (offer === undefined || type === undefined) {
      throw lineFault(index, 'type', { messageKey: 'lottery.refused.type' })
    }
    // The multiplier multiplies the base (lottery 47), so the smallest and the largest have to fit.
    for (const multiplier of new Set([smallest, largest])) {
      const refusal = checkLine({ ...line, base: line.base * multiplier }, kind, offer)
      if (refusal === undefined) continue
      throw lineFault(index, refusal.field, { messageKey: refusal.key, params: refusal.params })
    }
    const { odds } = offer
    if (odds !== line.odds) changed.push({ line: index, odds })
    const { stations, ...plain } = line
    return { ...plain, ...(stations !== undefined && { stations }), stake: stakeOf(type, line) }
  })
  const [first] = changed
  if (first !== undefined) {
    throw new Fault('lottery.odds.changed', { field: `lines.${first.line}.odds`, value: { lines: changed } })
  }
  return checked
}

/** Refuses draws that are not the lottery's, that come twice, or that have locked, which it tells with the moment (lottery 7). */
export function checkDraws(slip: Slip, found: readonly BettableDraw[], now: number): void {
  const seen = new Set<string>()
  for (const [index, { drawId }] of slip.draws.entries()) {
    const draw = found.find(({ id }) => String(id) === drawId)
    if (draw === undefined || seen.has(drawId)) {
      throw new Fault('not_found', { field: `draws.${index}.drawId` })
    }
    seen.add(drawId)
    if (isBeforeLock(draw.state, { locksAt: draw.locks_at }, now)) continue
    throw lockedFault(`draws.${index}.drawId`, { ...draw, drawId, now })
  }
}

/** Refuses a slip that stakes more on a later draw, where merchant or market allow no plans that raise (protection 20). */
export function requireFlatPlan({ draws }: Slip, found: readonly BettableDraw[]): void {
  const times = new Map(draws.map(({ drawId, multiplier }) => [drawId, multiplier]))
  const inTime = found.toSorted((a, b) => a.draws_at - b.draws_at).map(({ id }) => times.get(String(id)) ?? 0)
  if (inTime.every((multiplier, index) => index === 0 || multiplier <= (inTime[index - 1] ?? 0))) return
  throw new Fault('lottery.line.refused', { field: 'draws', messageKey: 'lottery.refused.raise' })
}

/** The draws that a slip names. */
export function drawIdsOf({ draws }: Slip): number[] {
  return draws.map(({ drawId }) => parseId(drawId))
}

/** The other stations that the lines of a slip look at, each once. */
export function stationsOf({ lines }: Pick<Slip, 'lines'>): string[] {
  return [...new Set(lines.flatMap(({ stations = [] }) => stations))].toSorted()
}

/** Refuses a line with a station that is none of the region, or does not draw on each day of the order, or has locked. */
export function checkStations(
  slip: Pick<Slip, 'lines'>,
  draws: readonly BettableDraw[],
  { days, now }: { days: readonly StationDay[]; now: number },
): void {
  for (const [index, { stations = [] }] of slip.lines.entries()) {
    for (const code of stations) {
      for (const { numero } of draws) {
        const day = days.find((each) => each.game_code === code && each.numero === numero)
        if (day === undefined) {
          throw lineFault(index, 'stations', {
            messageKey: 'lottery.refused.stations',
            params: { most: 1 + orderBounds.stations },
          })
        }
        if (!isBeforeLock(day.state, { locksAt: day.locks_at }, now)) {
          throw lockedFault(`lines.${index}.stations`, { ...day, drawId: String(day.id), now })
        }
      }
    }
  }
}

function lockedFault(
  field: string,
  draw: { drawId: string; numero: string; locks_at: number; now: number },
): Fault {
  const { drawId, numero, locks_at: locksAt, now } = draw
  return new Fault('lottery.draw.locked', {
    field,
    value: { drawId, numero, locksAt, now },
    params: { numero, locksSecond: locksAt },
  })
}

function lineFault(
  index: number,
  field: string,
  text: { messageKey: string; params?: TextValues | undefined },
): Fault {
  return new Fault('lottery.line.refused', { field: `lines.${index}.${field}`, ...text })
}
