/**
 * A second settlement of the lotteries that draw no boards of Vietnam's regions, written from lottery 29 to 34 of
 * docs/areas/lottery.md and the prize tables of these lotteries: slow and obvious. A system is really played as every six
 * of its balls. It shares no code with the package.
 */
export type KindLine = { type: string; numbers: string[]; base: number; odds: number }
export type KindSettled = { stake: number; hits: number; payout: number }
type Judged = { units: number; hits: number; paid: number }

/** Prizes in units, counted in thousandths where a prize has a half. */
export function settleKindObviously(kind: string, line: KindLine, prizes: string[][]): KindSettled {
  const { units, hits, paid } = judge(kind, line, prizes)
  const thousandthsOfOdds = BigInt(Math.round(line.odds * 1_000))
  const payout = (BigInt(line.base) * thousandthsOfOdds * BigInt(Math.round(paid * 1_000))) / 1_000_000n
  return { stake: line.base * units, hits, payout: Number(payout) }
}

function judge(kind: string, line: KindLine, prizes: string[][]): Judged {
  switch (kind) {
    case 'mega-645':
      return jackpot(line, prizes, 45, ({ right }) => ({ 6: 1_200_000, 5: 1_000, 4: 30, 3: 3 })[right] ?? 0)
    case 'power-655':
      return jackpot(line, prizes, 55, ({ right, isBonus }) => {
        if (right === 5 && isBonus) return 300_000
        return { 6: 3_000_000, 5: 4_000, 4: 50, 3: 5 }[right] ?? 0
      })
    case 'keno':
      return keno(line, prizes[0] ?? [])
    case 'max-3d':
      return max3d(line, prizes)
    case 'thai':
      return thai(line, prizes)
    case 'lao':
      return lao(line, prizes[0]?.[0] ?? '')
    case 'malay-4d':
    case 'singapore-4d':
      return fourDigits(kind, line, prizes)
    default:
      throw new Error(`the rules know no ${kind}`)
  }
}

/** Every play of six balls, one after the other. */
function jackpot(
  { numbers }: KindLine,
  [main = [], extra = []]: string[][],
  highest: number,
  prizeOf: (play: { right: number; isBonus: boolean }) => number,
): Judged {
  const plays = numbers.length < 6 ? withEveryOther(numbers, highest) : everySix(numbers)
  let hits = 0
  let paid = 0
  for (const play of plays) {
    const right = play.filter((ball) => main.includes(ball)).length
    const prize = prizeOf({ right, isBonus: play.some((ball) => extra.includes(ball)) })
    if (prize > 0) hits += 1
    paid += prize
  }
  return { units: plays.length, hits, paid }
}

function withEveryOther(numbers: string[], highest: number): string[][] {
  const plays: string[][] = []
  for (let ball = 1; ball <= highest; ball += 1) {
    const text = String(ball).padStart(2, '0')
    if (!numbers.includes(text)) plays.push([...numbers, text])
  }
  return plays
}

function everySix(numbers: string[], count = 6): string[][] {
  if (count === 0) return [[]]
  return numbers.flatMap((first, place) =>
    everySix(numbers.slice(place + 1), count - 1).map((others) => [first, ...others]),
  )
}

function keno({ type, numbers }: KindLine, drawn: string[]): Judged {
  const [choice = ''] = numbers
  const big = drawn.filter((ball) => Number(ball) > 40).length
  const even = drawn.filter((ball) => '02468'.includes(ball.slice(-1))).length
  if (type === 'keno-lon-nho') {
    if (choice === 'hoa') return once(big === 10 ? 2.6 : 0)
    const count = choice === 'lon' ? big : 20 - big
    if (count >= 13) return once(2.6)
    return once(count >= 11 ? 1 : 0)
  }
  if (type === 'keno-chan-le') {
    if (choice === 'hoa') return once(even === 10 ? 2 : 0)
    const count = choice.startsWith('chan') ? even : 20 - even
    if (choice.endsWith('11-12')) return once(count === 11 || count === 12 ? 2 : 0)
    if (count >= 15) return once(20)
    return once(count >= 13 ? 4 : 0)
  }
  const right = numbers.filter((ball) => drawn.includes(ball)).length
  // By how many balls were picked: what no, one, two and more right ones pay.
  const tables = [
    [0, 2],
    [0, 0, 9],
    [0, 0, 2, 20],
    [0, 0, 1, 5, 40],
    [0, 0, 0, 1, 15, 440],
    [0, 0, 0, 1, 4, 45, 1_250],
    [0, 0, 0, 1, 2, 10, 120, 4_000],
    [1, 0, 0, 0, 1, 5, 50, 500, 20_000],
    [1, 0, 0, 0, 1, 3, 15, 150, 1_200, 80_000],
    [1, 0, 0, 0, 0, 2, 8, 71, 800, 15_000, 200_000],
  ]
  return { units: 1, hits: right, paid: tables[numbers.length - 1]?.[right] ?? 0 }
}

function once(paid: number): Judged {
  return { units: 1, hits: paid > 0 ? 1 : 0, paid }
}

/** For each number and each drawn one: what a hit pays. */
function each(
  numbers: string[],
  prizes: string[][],
  pay: (number: string, drawn: string, prize: number) => number,
): Judged {
  let hits = 0
  let paid = 0
  for (const number of numbers) {
    for (const [prize, drawnThere] of prizes.entries()) {
      for (const drawn of drawnThere) {
        const amount = pay(number, drawn, prize)
        if (amount > 0) hits += 1
        paid += amount
      }
    }
  }
  return { units: numbers.length, hits, paid }
}

/** Whether one is another order of the other. */
function isOrderOf(one: string, other: string): boolean {
  let left = other
  for (const digit of one) left = left.replace(digit, '')
  return one.length === other.length && left === ''
}

function max3d({ type, numbers }: KindLine, prizes: string[][]): Judged {
  const table = {
    'max-3d': [100, 35, 21, 10],
    'max-3d-dao-3': [34, 12, 7, 3],
    'max-3d-dao-6': [17, 6, 3.5, 1.5],
  }[type]
  const fits = type === 'max-3d' ? (one: string, other: string) => one === other : isOrderOf
  return each(numbers, prizes, (number, drawn, prize) => (fits(number, drawn) ? (table?.[prize] ?? 0) : 0))
}

const same = (number: string, one: string) => number === one

/** A hit pays the odds of the line. */
function thai({ type, numbers }: KindLine, prizes: string[][]): Judged {
  const [top = '', bottom = ''] = [prizes[0]?.[0] ?? '', prizes[3]?.[0] ?? '']
  const on = (drawn: string[], fits: (number: string, one: string) => boolean) =>
    each(numbers, [drawn], (number, one) => (fits(number, one) ? 1 : 0))
  switch (type) {
    case 'top-3':
      return on([top.slice(3)], same)
    case 'tod-3':
      return on([top.slice(3)], isOrderOf)
    case 'front-3':
      return on(prizes[1] ?? [], same)
    case 'bottom-3':
      return on(prizes[2] ?? [], same)
    case 'top-2':
      return on([top.slice(4)], same)
    case 'bottom-2':
      return on([bottom], same)
    case 'run-top':
      return on([top.slice(3)], (number, one) => one.includes(number))
    case 'run-bottom':
      return on([bottom], (number, one) => one.includes(number))
    default:
      throw new Error(`the Thai lottery has no ${type}`)
  }
}

function lao({ type, numbers }: KindLine, six: string): Judged {
  const parts: Record<string, string> = {
    'top-4': six.slice(2),
    'top-3': six.slice(3),
    'top-2': six.slice(4),
    'bottom-2': six.slice(2, 4),
  }
  return each(numbers, [[parts[type] ?? '']], (number, drawn) => (number === drawn ? 1 : 0))
}

const bigAndSmall = {
  'malay-4d': { big: [2_500, 1_000, 500, 180, 60], small: [3_500, 2_000, 1_000] },
  'singapore-4d': { big: [2_000, 1_000, 490, 250, 60], small: [3_000, 2_000, 800] },
}

function fourDigits(kind: keyof typeof bigAndSmall, { type, numbers }: KindLine, prizes: string[][]): Judged {
  if (type === 'abc-3' || type === 'a-3') {
    const table = type === 'a-3' ? [660] : [250, 210, 150]
    return each(numbers, prizes, (number, drawn, prize) => (drawn.endsWith(number) ? (table[prize] ?? 0) : 0))
  }
  const [, isBox, size, orders] = /^(ibox-)?(big|small)(?:-(\d+))?$/.exec(type) ?? []
  const table = bigAndSmall[kind][size === 'small' ? 'small' : 'big']
  return each(numbers, prizes, (number, drawn, prize) => {
    const whole = table[prize] ?? 0
    if (isBox === undefined) return number === drawn ? whole : 0
    if (!isOrderOf(number, drawn)) return 0
    const share = whole / Number(orders)
    // The smallest prize of 24 orders is 2.5 in both, and counts as 3.
    if (share === 2.5) return 3
    return kind === 'malay-4d' ? Math.round(share) : Math.floor(share)
  })
}
