import { arrangementsOf } from './slip/number-groups.ts'

/** The numbers of a draw, prize by prize: the special one first, then first to last; texts with their leading zeros. */
export type Prizes = readonly (readonly string[])[]

/** What one number of a line may be: digits, a ball from 1 up, or one of a few words. */
export type Entry =
  /** `orders`: into how many numbers its digits can be put; a number with another count is not taken. */
  | { readonly kind: 'digits'; readonly digits: number; readonly orders?: number }
  | { readonly kind: 'ball'; readonly highest: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }

/** How a line ended: its hits, and what it pays in thousandths of base times odds. */
export type Verdict = { readonly hits: number; readonly paid: number }

/** Looks at a draw once, and then judges the numbers of any line of its type. */
export type Judge = (prizes: Prizes) => (numbers: readonly string[]) => Verdict

/** One way to bet on a lottery. */
export type BetType = {
  readonly id: string
  readonly entry: Entry
  /** How many numbers a line takes. */
  readonly least: number
  readonly most: number
  /** Whether the units are paid for each number of a line or once for all of them together. */
  readonly priced: 'number' | 'line'
  /** The price in units of the base. */
  readonly units: number
  /** Gross return for a unit of the base where a merchant says nothing else; of a prize table, the share that is paid. */
  readonly odds: number
  /** The best that one hit pays, in thousandths of base times odds. */
  readonly bestHit: number
  /** How many stations of a day a line looks at together. */
  readonly stations: 1 | 2
  readonly judge: Judge
  /** How each number is paid for itself; left out where several have to come, or stay away, together. */
  readonly singly?: PaidSingly
  /** What is known of it before a draw. */
  readonly outlook: () => Outlook
}

/** Two ends where its numbers or choices differ; else they are one. */
export type Ends = { readonly least: number; readonly most: number }

/** A span whose ends are one. */
export function oneEnd(both: number): Ends {
  return { least: both, most: both }
}

/** What a way to bet comes to in the long run, from the prizes that there are (lottery 80). */
export type Outlook = {
  /** What a unit pays on average at odds of 1. */
  readonly mean: Ends
  /** How likely one of its numbers, or a line that is one bet, is paid anything. */
  readonly chance: Ends
  /** How likely that is paid the best there is. */
  readonly best: Ends
}

/** Which numbers of a line a drawn number pays. */
export type PaidSingly = {
  /** What numbers are compared with; nothing where the prize is not looked at. */
  readonly keysOf: (place: number, drawn: string) => readonly string[]
  /** What stands for a number of a line among those keys. */
  readonly keyOf: (number: string) => string
  /** What one hit in a prize pays, in thousandths of base times odds. */
  readonly paid: (place: number) => number
}

/** Whether a text is a number of this entry; digits and balls keep their leading zeros. */
export function entryTakes(entry: Entry, number: string): boolean {
  switch (entry.kind) {
    case 'digits':
      if (number.length !== entry.digits || !isDigits(number)) return false
      return entry.orders === undefined || arrangementsOf(number).length === entry.orders
    case 'ball':
      return number.length === 2 && isDigits(number) && Number(number) >= 1 && Number(number) <= entry.highest
    case 'choice':
      return entry.choices.includes(number)
    default:
      return entry satisfies never
  }
}

/** Whether a text has nothing but the digits 0 to 9. */
export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text)
}
