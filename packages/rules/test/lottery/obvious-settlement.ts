/**
 * A second settlement, written from the rules of docs/areas/lottery.md alone (lottery 13 to 19): slow, obvious, with money
 * in whole numbers without a point. It shares no code with the package.
 */
export type Board = { region: 'north' | 'south'; prizes: string[][]; other: string[][] }
export type Line = { type: string; numbers: string[]; base: number; odds: number }
export type Settled = { stake: number; hits: number; payout: number }

export function settleObviously(line: Line, board: Board): Settled {
  const [units, hits] = judge(line, board)
  return { stake: line.base * units, hits, payout: pay(line.base, line.odds, hits) }
}

/** Odds are written with at most three decimals. */
function pay(base: number, odds: number, hits: number): number {
  const [whole = '0', decimals = ''] = String(odds).split('.')
  const thousandths = BigInt(whole + decimals.padEnd(3, '0'))
  return Number((BigInt(base) * BigInt(hits) * thousandths) / 1_000n)
}

/** The units of the whole line and its hits. */
function judge({ type, numbers }: Line, { region, prizes, other }: Board): [units: number, hits: number] {
  const north = region === 'north'
  const all = prizes.flat()
  const special = prizes[0] ?? []
  const first = prizes[1] ?? []
  const prize = (place: number): string[] => prizes[place] ?? []
  const ends = (drawn: string[]): [number, number] => each(drawn, (number, pick) => number.endsWith(pick))
  const begins = (drawn: string[]): [number, number] => each(drawn, (number, pick) => number.startsWith(pick))

  /** One unit for every drawn number that is as long as a pick, one hit for every drawn number that fits a pick. */
  function each(drawn: string[], fits: (number: string, pick: string) => boolean): [number, number] {
    let units = 0
    let hits = 0
    for (const pick of numbers) {
      for (const number of drawn) {
        if (number.length < pick.length) continue
        units += 1
        if (fits(number, pick)) hits += 1
      }
    }
    return [units, hits]
  }
  const together = (): number => (numbers.every((pick) => came(all, pick)) ? 1 : 0)
  const none = (): number => (numbers.some((pick) => came(all, pick)) ? 0 : 1)

  switch (type) {
    case 'lo-2':
    case 'lo-3':
    case 'lo-4':
      return ends(all)
    case 'lo-dau-2':
      return begins(all)
    case 'lo-2-1k':
      return [numbers.length, ends(all)[1]]
    case 'lo-giai-3':
    case 'lo-giai-4':
    case 'lo-giai-5':
    case 'lo-giai-6':
      return ends(prize(Number(type.slice(-1))))
    case 'bao-7':
      return ends([...prize(8), ...prize(7), ...prize(6), ...prize(5), ...special])
    case 'bao-8':
      return ends([...prize(7), ...prize(6), ...special])
    case 'de-dac-biet':
    case 'ba-cang':
    case 'bon-cang':
    case 'xiu-chu-duoi':
    case 'duoi':
      return ends(special)
    case 'de-dau-dac-biet':
      return begins(special)
    case 'de-giai-nhat':
    case 'ba-cang-giai-nhat':
    case 'bon-cang-giai-nhat':
      return ends(first)
    case 'de-dau-giai-nhat':
      return begins(first)
    case 'de-giai-7':
      return ends(prize(7))
    case 'de-giai-8':
      return ends(prize(8))
    case 'de-dau-duoi':
      return ends([...prize(north ? 7 : 8), ...special])
    case 'dau':
      return each(special, (number, pick) => number.charAt(number.length - 2) === pick)
    case 'ba-cang-dau':
    case 'xiu-chu-dau':
      return ends(prize(north ? 6 : 7))
    case 'ba-cang-dau-duoi':
    case 'xiu-chu':
      return ends([...prize(north ? 6 : 7), ...special])
    case 'xien-2':
    case 'xien-3':
    case 'xien-4':
      return [1, together()]
    case 'truot-4':
    case 'truot-6':
    case 'truot-8':
    case 'truot-10':
      return [1, none()]
    case 'da-thang':
      return [2 * all.length, together()]
    case 'da-xien': {
      const both = [...all, ...other.flat()]
      return [4 * all.length, numbers.every((pick) => came(both, pick)) ? 1 : 0]
    }
    case 'tai-xiu': {
      const isBig = Number(special.join('').slice(-2)) > 49
      return [1, numbers.join('') === (isBig ? 'tai' : 'xiu') ? 1 : 0]
    }
    case 'chan-le': {
      const isEven = '02468'.includes(special.join('').slice(-1))
      return [1, numbers.join('') === (isEven ? 'chan' : 'le') ? 1 : 0]
    }
    default:
      throw new Error(`the rules know no ${type}`)
  }
}

function came(drawn: string[], pick: string): boolean {
  return drawn.some((number) => number.endsWith(pick))
}
