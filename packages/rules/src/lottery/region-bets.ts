import { orderBounds } from '@saola/protocol'
import { oneEnd, type BetType, type Entry, type Judge } from './bet-type.ts'
import { prizeShapes, type Region } from './region-prizes.ts'
import { allDrawnChance, noneDrawnChance } from './chances.ts'
import { singlyOutlook } from './paid-singly.ts'
import {
  allDrawn,
  everyHit,
  head,
  noneDrawn,
  seenSingly,
  tail,
  tens,
  type ReadKey,
  type View,
} from './view.ts'

/** What a way to bet pays in a region, and which prizes it looks at there: all, unless it names them by their places. */
type Offer = { readonly odds: number; readonly prizes?: readonly number[] }

type Row = {
  readonly id: string
  readonly entry: Entry
  readonly read: ReadKey
  readonly north?: Offer
  /** Of the south and the centre. */
  readonly south?: Offer
  /** Of a line that is one bet: how many numbers it takes, and what has to happen to them. */
  readonly together?: {
    readonly size: number
    readonly judge: (view: View) => Judge
    /** How likely that is, by how many numbers are drawn. */
    readonly chance: (size: number, drawn: number) => number
  }
  /** The price of a number where it is not one unit for every drawn number that is looked at. */
  readonly units?: number | 'pair'
  readonly stations?: 2
}

/** The ways to bet on a region, in the order of a menu (lottery 15). */
export function regionBets(region: Region): readonly BetType[] {
  return bets[region]
}

const two = { entry: digits(2), read: tail(2) }
const three = { entry: digits(3), read: tail(3) }
const four = { entry: digits(4), read: tail(4) }
const one = { entry: digits(1) }

const special = (odds: number): Offer => ({ odds, prizes: [0] })
const first = (odds: number): Offer => ({ odds, prizes: [1] })

const rows: readonly Row[] = [
  { id: 'lo-2', ...two, north: { odds: 99.5 }, south: { odds: 99.5 } },
  { id: 'lo-dau-2', entry: digits(2), read: head(2), north: { odds: 99.5 }, south: { odds: 99.5 } },
  { id: 'lo-2-1k', ...two, units: 1, north: { odds: 3.7 }, south: { odds: 5.445 } },
  { id: 'lo-3', ...three, north: { odds: 980 }, south: { odds: 980 } },
  { id: 'lo-4', ...four, north: { odds: 8_880 }, south: { odds: 8_880 } },
  { id: 'lo-giai-3', ...two, north: { odds: 99.5, prizes: [3] } },
  { id: 'lo-giai-4', ...two, south: { odds: 99.5, prizes: [4] } },
  { id: 'lo-giai-5', ...two, north: { odds: 99.5, prizes: [5] } },
  { id: 'lo-giai-6', ...two, south: { odds: 99.5, prizes: [6] } },
  { id: 'bao-7', ...two, south: { odds: 75, prizes: [8, 7, 6, 5, 0] } },
  { id: 'bao-8', ...two, north: { odds: 75, prizes: [7, 6, 0] } },

  { id: 'de-dac-biet', ...two, north: special(99.5), south: special(99.5) },
  { id: 'de-dau-dac-biet', entry: digits(2), read: head(2), north: special(99.5), south: special(99.5) },
  { id: 'de-giai-nhat', ...two, north: first(99.5), south: first(99.5) },
  { id: 'de-dau-giai-nhat', entry: digits(2), read: head(2), north: first(99.5), south: first(99.5) },
  { id: 'de-giai-7', ...two, north: { odds: 99.5, prizes: [7] } },
  { id: 'de-giai-8', ...two, south: { odds: 99.5, prizes: [8] } },
  { id: 'de-dau-duoi', ...two, north: { odds: 99.9, prizes: [7, 0] }, south: { odds: 99.9, prizes: [8, 0] } },
  { id: 'dau', ...one, read: tens, north: special(9.95), south: special(9.95) },
  { id: 'duoi', ...one, read: tail(1), north: special(9.95), south: special(9.95) },

  { id: 'ba-cang', ...three, north: special(980), south: special(980) },
  { id: 'ba-cang-dau', ...three, north: { odds: 980, prizes: [6] }, south: { odds: 980, prizes: [7] } },
  {
    id: 'ba-cang-dau-duoi',
    ...three,
    north: { odds: 980, prizes: [6, 0] },
    south: { odds: 980, prizes: [7, 0] },
  },
  { id: 'ba-cang-giai-nhat', ...three, north: first(980), south: first(980) },
  { id: 'bon-cang', ...four, north: special(8_880), south: special(8_880) },
  { id: 'bon-cang-giai-nhat', ...four, north: first(8_880), south: first(8_880) },
  { id: 'xiu-chu', ...three, north: { odds: 650, prizes: [6, 0] }, south: { odds: 650, prizes: [7, 0] } },
  { id: 'xiu-chu-dau', ...three, north: { odds: 650, prizes: [6] }, south: { odds: 650, prizes: [7] } },
  { id: 'xiu-chu-duoi', ...three, north: special(650), south: special(650) },

  { id: 'xien-2', ...two, together: all(2), north: { odds: 16 }, south: { odds: 28 } },
  { id: 'xien-3', ...two, together: all(3), north: { odds: 65 }, south: { odds: 150 } },
  { id: 'xien-4', ...two, together: all(4), north: { odds: 180 }, south: { odds: 700 } },
  { id: 'truot-4', ...two, together: none(4), north: { odds: 2.3 }, south: { odds: 1.8 } },
  { id: 'truot-6', ...two, together: none(6), north: { odds: 4.5 }, south: { odds: 2.5 } },
  { id: 'truot-8', ...two, together: none(8), north: { odds: 8 }, south: { odds: 3.3 } },
  { id: 'truot-10', ...two, together: none(10), north: { odds: 12 }, south: { odds: 4.3 } },
  { id: 'da-thang', ...two, together: all(2), units: 'pair', north: { odds: 650 }, south: { odds: 750 } },
  { id: 'da-xien', ...two, together: all(2), units: 'pair', stations: 2, south: { odds: 550 } },

  {
    id: 'tai-xiu',
    entry: choice('tai', 'xiu'),
    read: bigOrSmall,
    north: special(1.95),
    south: special(1.95),
  },
  { id: 'chan-le', entry: choice('chan', 'le'), read: parity, north: special(1.95), south: special(1.95) },
]

const bets: Readonly<Record<Region, readonly BetType[]>> = {
  north: rows.flatMap((row) => (row.north === undefined ? [] : [betOf(row, 'north', row.north)])),
  central: rows.flatMap((row) => (row.south === undefined ? [] : [betOf(row, 'central', row.south)])),
  south: rows.flatMap((row) => (row.south === undefined ? [] : [betOf(row, 'south', row.south)])),
}

function betOf(row: Row, region: Region, { odds, prizes }: Offer): BetType {
  const { id, entry, read, together, stations = 1 } = row
  const view: View = { read, ...(prizes === undefined ? {} : { prizes }) }
  const seen = looksAt(view, region)
  if (together !== undefined) {
    const { size: least, judge, chance } = together
    // A pair is charged as two numbers in each of its stations, for every number drawn there.
    const units = row.units === 'pair' ? 2 * stations * seen : 1
    return {
      id,
      entry,
      least,
      most: least,
      priced: 'line',
      units,
      odds,
      bestHit: 1_000,
      stations,
      judge: judge(view),
      outlook() {
        const hit = chance(least, seen * stations)
        return { mean: oneEnd(hit / units), chance: oneEnd(hit), best: oneEnd(hit) }
      },
    }
  }
  const units = typeof row.units === 'number' ? row.units : seen
  const most = entry.kind === 'digits' ? Math.min(10 ** entry.digits, orderBounds.numbers) : 1
  const singly = seenSingly(view)
  return {
    id,
    entry,
    least: 1,
    most,
    priced: 'number',
    units,
    odds,
    bestHit: 1_000,
    stations,
    judge: everyHit(view),
    singly,
    outlook() {
      const { mean, ...chances } = singlyOutlook(singly, prizeShapes[region])
      return { mean: { least: mean.least / units, most: mean.most / units }, ...chances }
    },
  }
}

/** How many drawn numbers of a region are long enough for a view. */
function looksAt({ read, prizes }: View, region: Region): number {
  return prizeShapes[region].reduce((seen, { count, digits: long }, place) => {
    const isSeen = (prizes?.includes(place) ?? true) && read('0'.repeat(long)) !== undefined
    return seen + (isSeen ? count : 0)
  }, 0)
}

function digits(count: number): Entry {
  return { kind: 'digits', digits: count }
}

function choice(...choices: string[]): Entry {
  return { kind: 'choice', choices }
}

function all(size: number): NonNullable<Row['together']> {
  return { size, judge: allDrawn, chance: allDrawnChance }
}

function none(size: number): NonNullable<Row['together']> {
  return { size, judge: noneDrawn, chance: noneDrawnChance }
}

/** Big from 50 to 99, small below, by the last two digits. */
function bigOrSmall(drawn: string): string {
  return Number(drawn.slice(-2)) >= 50 ? 'tai' : 'xiu'
}

/** Even or odd, by the last digit. */
function parity(drawn: string): string {
  return Number(drawn.slice(-1)) % 2 === 0 ? 'chan' : 'le'
}
