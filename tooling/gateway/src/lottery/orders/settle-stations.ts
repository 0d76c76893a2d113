import type { LotteryKind, OrderLine } from '@saola/protocol'
import { prepareStations, type SettledLine } from '@saola/rules'
import type { StationDraw } from './station-store.ts'

/** Whether a line looks at other stations beside its own, and its bet waits for their draws. */
export function isOverStations({ stations }: Pick<OrderLine, 'stations'>): boolean {
  return stations !== undefined && stations.length > 0
}

/** Whether a draw has an outcome that bets can be settled by. */
export function isDecided({ state }: Pick<StationDraw, 'state'>): boolean {
  return state === 'drawn' || state === 'settled' || state === 'voided'
}

/** Settles the lines of a bet that looks at several stations, all of which are decided (lottery 73). */
export function settleOver(
  home: { kind: LotteryKind; prizes: string[][] | null },
  others: readonly StationDraw[],
): (line: OrderLine) => SettledLine {
  const outcomes = new Map(
    others.map(({ game_code: code, state, prizes }) => [
      code,
      state === 'voided' ? undefined : (prizes ?? []),
    ]),
  )
  return prepareStations({ kind: home.kind, prizes: home.prizes ?? [] }, outcomes)
}

/**
 * The version of what several draws say together. It counts up with a correction or a voiding of any of them, so that
 * whatever a bet moved before has a key of its own (lottery 49).
 */
export function versionOver(home: number, others: readonly StationDraw[]): number {
  return others.reduce((sum, { state, version }) => sum + version + (state === 'voided' ? 1 : 0), home)
}
