import type { JackpotPool } from '@saola/protocol'

/** So many micro-đồng are one đồng. Meters count in them, so that any share of a stake is whole. */
export const microPerDong = 1_000_000

/** What is published of a pool: money in whole đồng, shares in millionths of a stake (games 28). */
export type JackpotTerms = {
  /** What a cycle starts with. */
  readonly seed: number
  /** The sum at which it has fallen at the latest. */
  readonly cap: number
  /** What goes into the pool. */
  readonly share: number
  /** What is put aside for the next seed. On average a cycle's reserve is its seed: seed / share * reserve share is half the way up. */
  readonly reserveShare: number
}

/** The terms that each pool begins with; 1.5 % of a stake in all. What a cycle plays by is kept on it (games 133). */
export const jackpotTerms: Readonly<Record<JackpotPool, JackpotTerms>> = {
  mini: { seed: 100_000, cap: 500_000, share: 2000, reserveShare: 1000 },
  minor: { seed: 1_000_000, cap: 5_000_000, share: 2000, reserveShare: 1000 },
  major: { seed: 20_000_000, cap: 100_000_000, share: 2000, reserveShare: 1000 },
  grand: { seed: 500_000_000, cap: 2_500_000_000, share: 4000, reserveShare: 2000 },
}

/** The most that one pool may take of a stake, both shares together, in millionths, and the largest stake that there is. */
const mostOfStake = 10_000
const largestStake = 1_000_000_000_000

/** Whether a pool can be played by some terms: it grows, from its seed to a cap at twice that at least, and stays countable (games 133). */
export function fitsJackpotTerms({ seed, cap, share, reserveShare }: JackpotTerms): boolean {
  const areWhole = [seed, cap, share, reserveShare].every((each) => Number.isSafeInteger(each) && each >= 0)
  const taken = share + reserveShare
  const isCountable = cap * microPerDong + largestStake * taken <= Number.MAX_SAFE_INTEGER
  return areWhole && seed > 0 && share > 0 && cap >= 2 * seed && taken <= mostOfStake && isCountable
}

/** A pool and its reserve, in micro-đồng. Their ledger accounts hold the whole đồng of it. */
export type JackpotMeters = { readonly meter: number; readonly reserve: number }

/** What a stake moves: the meters after it, the whole đồng that change hands for it, and whether the pool falls. */
export type JackpotFed = JackpotMeters & {
  readonly toPool: number
  readonly toReserve: number
  readonly isHit: boolean
}

/**
 * A settled stake, in đồng, feeds a pool and its reserve; what is less than a đồng stays in the meter (games 28). The pool
 * falls when its meter reaches the point (games 29).
 */
export function feedJackpot(
  { meter, reserve, point }: JackpotMeters & { readonly point: number },
  stake: number,
  terms: JackpotTerms,
): JackpotFed {
  const fed = { meter: meter + stake * terms.share, reserve: reserve + stake * terms.reserveShare }
  return {
    ...fed,
    toPool: wholeDong(fed.meter) - wholeDong(meter),
    toReserve: wholeDong(fed.reserve) - wholeDong(reserve),
    isHit: fed.meter >= point,
  }
}

/**
 * The chance that a stake wins a pool whose point is not known, from 0 to 1: its part of the way that is left, because
 * the point lies anywhere on it with the same chance (games 29).
 */
export function jackpotChance(meter: number, stake: number, { share, cap }: JackpotTerms): number {
  return Math.min(1, (stake * share) / (cap * microPerDong - meter))
}

/**
 * What a pool gives back of a stake on average, in hundredths of a percent: its chance for one đồng times what is in it. Near the
 * cap that grows without end, and a title that feeds it may give back more than the stake (games 78).
 */
export function jackpotReturn(meter: number, terms: JackpotTerms): number {
  return Math.ceil(jackpotChance(meter, 1, terms) * wholeDong(meter) * 10_000)
}

/** What a fallen pool pays, and where the next cycle's start comes from, in whole đồng; the meters are those it starts with. */
export type JackpotFall = JackpotMeters & {
  readonly won: number
  readonly fromReserve: number
  readonly fromPromotion: number
}

/** Ends a cycle: all whole đồng are won, and the reserve pays the next seed as far as it goes (games 30). */
export function endJackpotCycle({ meter, reserve }: JackpotMeters, { seed }: JackpotTerms): JackpotFall {
  const won = wholeDong(meter)
  const fromReserve = Math.min(seed, wholeDong(reserve))
  return {
    won,
    fromReserve,
    fromPromotion: seed - fromReserve,
    meter: meter - won * microPerDong + seed * microPerDong,
    reserve: reserve - fromReserve * microPerDong,
  }
}

/**
 * Where a cycle falls, in micro-đồng: above what it starts with and not above the cap, every point with the same chance.
 * `below` draws a whole number from 0 up to, but not including, its bound.
 */
export function drawJackpotPoint(
  start: number,
  { cap }: JackpotTerms,
  below: (bound: number) => number,
): number {
  return start + 1 + below(cap * microPerDong - start)
}

/** The whole đồng of an amount in micro-đồng. */
function wholeDong(micro: number): number {
  return Math.floor(micro / microPerDong)
}
