/** A round on a road of two sides: which of them won, or a tie. */
export type Side = 'one' | 'other' | 'tie'

/** Where something stands on a road; row 0 is the top one. */
export type Place = { readonly column: number; readonly row: number }

/** A mark of the big road: who won, and how many ties came after it. */
export type BigMark = Place & { readonly side: 'one' | 'other'; readonly ties: number }

/** A mark of a derived road: red tells of a pattern that repeats, blue of one that does not. */
export type DerivedMark = Place & { readonly colour: 'red' | 'blue' }

/** Streaks of one side; `ties` says how many came after each of its rounds. */
type Streak = { readonly side: 'one' | 'other'; readonly ties: number[] }

const rows = 6

/** The big road: a column for each streak; one that meets the ground or another one goes on to the right (games 51). */
export function bigRoad(sides: readonly Side[]): { marks: BigMark[]; leadingTies: number } {
  const { streaks, leadingTies } = streaksOf(sides)
  const places = placesOf(streaks.map(({ ties }) => ties.length))
  const marks = streaks.flatMap(({ side, ties }, index) =>
    ties.map((count, depth) => ({ side, ties: count, ...placeAt(places, index, depth) })),
  )
  return { marks, leadingTies }
}

/**
 * One of the roads that are made of the big road: `offset` is 1 for the big eye, 2 for the small road and 3 for the
 * cockroach. Each new mark of the big road is compared with the streak so many columns before it (games 51).
 */
export function derivedRoad(sides: readonly Side[], offset: number): DerivedMark[] {
  const depths = streaksOf(sides).streaks.map(({ ties }) => ties.length)
  const colours = depths.flatMap((depth, column) =>
    Array.from({ length: depth }, (_, row) => colourAt(depths, { column, row }, offset)).filter(
      (colour) => colour !== undefined,
    ),
  )
  const runs: DerivedMark['colour'][][] = []
  for (const colour of colours) {
    const run = runs.at(-1)
    if (run?.[0] === colour) run.push(colour)
    else runs.push([colour])
  }
  const places = placesOf(runs.map((run) => run.length))
  return runs.flatMap((run, index) =>
    run.map((colour, depth) => ({ colour, ...placeAt(places, index, depth) })),
  )
}

function colourAt(
  depths: readonly number[],
  { column, row }: Place,
  offset: number,
): DerivedMark['colour'] | undefined {
  if (row === 0) {
    const before = depths[column - 1]
    const compared = depths[column - 1 - offset]
    if (before === undefined || compared === undefined) return undefined
    return before === compared ? 'red' : 'blue'
  }
  const compared = depths[column - offset]
  if (compared === undefined) return undefined
  // The cell beside and the one above it: both there, or both not.
  return compared > row === compared > row - 1 ? 'red' : 'blue'
}

function streaksOf(sides: readonly Side[]): { streaks: Streak[]; leadingTies: number } {
  const streaks: Streak[] = []
  let leadingTies = 0
  for (const side of sides) {
    const streak = streaks.at(-1)
    if (side === 'tie') {
      if (streak) streak.ties.push((streak.ties.pop() ?? 0) + 1)
      else leadingTies += 1
    } else if (streak?.side === side) streak.ties.push(0)
    else streaks.push({ side, ties: [0] })
  }
  return { streaks, leadingTies }
}

/** Where the marks of each streak stand, by the lengths of the streaks. */
function placesOf(lengths: readonly number[]): Place[][] {
  const taken = new Set<string>()
  const isFree = ({ column, row }: Place): boolean => row < rows && !taken.has(`${column},${row}`)
  let start = -1
  return lengths.map((length) => {
    do start += 1
    while (!isFree({ column: start, row: 0 }))
    let place: Place = { column: start, row: 0 }
    let isTurned = false
    return Array.from({ length }, (_, depth) => {
      if (depth > 0) {
        const below = { column: place.column, row: place.row + 1 }
        isTurned ||= !isFree(below)
        place = isTurned ? { column: place.column + 1, row: place.row } : below
      }
      taken.add(`${place.column},${place.row}`)
      return place
    })
  })
}

function placeAt(places: readonly Place[][], index: number, depth: number): Place {
  return places[index]?.[depth] ?? { column: 0, row: 0 }
}
