import { seededRandom } from '@saola/testkit'

/** All names of each title, folded. */
type Names = readonly (readonly string[])[]

/** Pieces of two to eight letters out of names, spaces within; the same for each run. */
export function drawExact(names: Names, count: number): string[] {
  const below = seeded(7)
  const drawn: string[] = []
  while (drawn.length < count) {
    const name = nameOf(names, below)
    const from = below(name.length)
    const text = name.slice(from, from + 2 + below(7)).trim()
    if (text.length >= 2) drawn.push(text)
  }
  return drawn
}

/** Starts of names with one wrong letter, with which no name is found, and the title that was meant. */
export function drawMistyped(names: Names, count: number): { text: string; entry: number }[] {
  const below = seeded(11)
  const drawn: { text: string; entry: number }[] = []
  while (drawn.length < count) {
    const entry = below(names.length)
    const begin = nameOf([names[entry] ?? []], below)
      .slice(0, 14)
      .trim()
    const at = 1 + below(begin.length - 1)
    const text = `${begin.slice(0, at)}q${begin.slice(at + 1)}`
    if (begin.length >= 5 && holdersOf(names, text).size === 0) drawn.push({ text, entry })
  }
  return drawn
}

/** What a text should find, in the plainest form: names that hold it, or of which words begin with each of its words. */
export function holdersOf(names: Names, text: string): ReadonlySet<number> {
  const words = text.split(' ')
  const fits = (own: readonly string[]): boolean => {
    const line = own.map((name) => ` ${name}`)
    if (line.some((name) => name.includes(text))) return true
    return words.length > 1 && words.every((word) => line.some((name) => name.includes(` ${word}`)))
  }
  return new Set(names.flatMap((own, entry) => (fits(own) ? [entry] : [])))
}

function nameOf(names: Names, below: (limit: number) => number): string {
  const own = names[below(names.length)] ?? []
  return own[below(own.length)] ?? ''
}

/** Whole numbers from 0 to below a limit, the same for the same seed. */
function seeded(seed: number): (limit: number) => number {
  const random = seededRandom(seed)
  return (limit) => Math.floor(random() * limit)
}
