/** A line that waits in the slip: what a member wants to place. */
export type SlipLine = {
  /** Tells lines of one slip apart. */
  readonly key: number
  /** The draw that it was made for; once that locks, the member says for which one it is then (lottery 57). */
  readonly made: MadeFor
  readonly type: string
  readonly numbers: readonly string[]
  /** Đồng for one unit. */
  readonly base: number
  /** The odds that the member saw. */
  readonly odds: number
  /** The lotteries that it looks at beside its own (lottery 72). */
  readonly stations?: readonly string[] | undefined
}

/** The draw that took bets when a line was put into the slip. */
export type MadeFor = { readonly numero: string; readonly locksAt: number }

/** A line on its way into the slip. */
export type NewLine = Omit<SlipLine, 'key'>

/** A bet in the making: the numbers that are being picked, and the lines that are ready. */
export type Slip = {
  readonly type: string
  readonly picked: readonly string[]
  /** The other stations that are chosen, for lines that look at several. */
  readonly stations: readonly string[]
  readonly base: number | null
  readonly lines: readonly SlipLine[]
  readonly nextKey: number
  /** Counts up whenever picking starts anew. */
  readonly beginnings: number
}

export type SlipAct =
  | { kind: 'type'; type: string; keepPicked: boolean }
  | { kind: 'toggle'; number: string; most: number }
  | { kind: 'pick'; numbers: readonly string[]; most: number }
  | { kind: 'clear' }
  | { kind: 'stations'; stations: readonly string[] }
  | { kind: 'base'; base: number | null }
  | { kind: 'add'; lines: readonly NewLine[] }
  | { kind: 'remove'; key: number }
  | { kind: 'move'; made: MadeFor }
  | { kind: 'odds'; oddsOf: (type: string) => number | undefined }
  | { kind: 'empty' }

/** An empty slip for a way to bet; the base is đồng for one unit. */
export function emptySlip(type: string, base: number | null): Slip {
  return { type, picked: [], stations: [], base, lines: [], nextKey: 1, beginnings: 0 }
}

/** The lines whose draw has locked: they stay in the slip as they are, and are not placed on another draw unasked. */
export function lockedLines(lines: readonly SlipLine[], now: number): SlipLine[] {
  return lines.filter(({ made }) => now >= made.locksAt)
}

/** What a slip becomes by one act of the member; numbers stay in their order, each once. */
export function changeSlip(slip: Slip, act: SlipAct): Slip {
  switch (act.kind) {
    case 'type':
      return { ...(act.keepPicked ? slip : startAnew(slip)), type: act.type }
    case 'toggle':
      return { ...slip, picked: toggled(slip.picked, act) }
    case 'pick':
      return { ...slip, picked: sorted(act.numbers).slice(0, act.most) }
    case 'clear':
      return startAnew(slip)
    case 'stations':
      return { ...slip, stations: act.stations }
    case 'base':
      return { ...slip, base: act.base }
    case 'add':
      return {
        ...startAnew(slip),
        lines: [...slip.lines, ...act.lines.map((line, index) => ({ ...line, key: slip.nextKey + index }))],
        nextKey: slip.nextKey + act.lines.length,
      }
    case 'remove':
      return { ...slip, lines: slip.lines.filter(({ key }) => key !== act.key) }
    case 'move':
      return { ...slip, lines: slip.lines.map((line) => ({ ...line, made: act.made })) }
    case 'odds':
      return {
        ...slip,
        lines: slip.lines.map((line) => ({ ...line, odds: act.oddsOf(line.type) ?? line.odds })),
      }
    case 'empty':
      return { ...startAnew(slip), lines: [] }
    default:
      return act satisfies never
  }
}

function startAnew(slip: Slip): Slip {
  return { ...slip, picked: [], beginnings: slip.beginnings + 1 }
}

function toggled(
  picked: readonly string[],
  { number, most }: { number: string; most: number },
): readonly string[] {
  if (picked.includes(number)) return picked.filter((each) => each !== number)
  // A single answer changes over; a full set of numbers takes no more.
  if (most === 1) return [number]
  return picked.length >= most ? picked : sorted([...picked, number])
}

function sorted(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].sort()
}
