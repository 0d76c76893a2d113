import { languageOf, formatDateTime } from '@saola/i18n'
import type { calls, CallRequest, LotteryOffer, OrderLine } from '@saola/protocol'
import { checkLine, findBetType, isBeforeLock, stakeOf } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import { refusalParams } from '../../http/refusal-params.ts'
import type { BettableDraw, BettableGame } from './bettable-store.ts'

/** A slip as it comes from a member. */
export type Slip = CallRequest<typeof calls.lottery.place>

type Language = 'VI' | 'EN'

/**
 * The lines of a slip with their stakes; refuses a line that is no bet on the lottery, that the merchant does not offer, or
 * whose base is out of bounds with the largest multiplier, and odds other than those of now, which it tells.
 */
export function checkSlip(
  { lines, draws }: Slip,
  { kind }: Pick<BettableGame, 'kind'>,
  offers: readonly LotteryOffer[],
  language: Language,
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
      throw lineFault(index, refusal.field, {
        messageKey: refusal.key,
        params: refusalParams(refusal, language),
      })
    }
    const { odds } = offer
    if (odds !== line.odds) changed.push({ line: index, odds })
    return { ...line, stake: stakeOf(type, line) }
  })
  const [first] = changed
  if (first !== undefined) {
    throw new Fault('lottery.odds.changed', { field: `lines.${first.line}.odds`, value: { lines: changed } })
  }
  return checked
}

/** Refuses draws that are not the lottery's, that come twice, or that have locked, which it tells with the moment (lottery 7). */
export function checkDraws(
  slip: Slip,
  found: readonly BettableDraw[],
  { now, language }: { now: number; language: Language },
): void {
  const seen = new Set<string>()
  for (const [index, { drawId }] of slip.draws.entries()) {
    const draw = found.find(({ id }) => String(id) === drawId)
    if (draw === undefined || seen.has(drawId)) {
      throw new Fault('not_found', { field: `draws.${index}.drawId` })
    }
    seen.add(drawId)
    if (isBeforeLock(draw.state, { locksAt: draw.locks_at }, now)) continue
    throw new Fault('lottery.draw.locked', {
      field: `draws.${index}.drawId`,
      value: { drawId, numero: draw.numero, locksAt: draw.locks_at, now },
      params: {
        numero: draw.numero,
        at: formatDateTime(draw.locks_at, languageOf(language), { seconds: true }),
      },
    })
  }
}

function lineFault(
  index: number,
  field: string,
  text: { messageKey: string; params?: Record<string, string | number> },
): Fault {
  return new Fault('lottery.line.refused', { field: `lines.${index}.${field}`, ...text })
}
