import { legOf, pickOf } from '../matches/pick.ts'

/** Cells of tables of which one wins where the other loses, but for what both lose or get back. */
const pairs = [
  ['big', 'small'],
  ['odd', 'even'],
  ['red', 'black'],
  ['low', 'high'],
  ['player', 'banker'],
  ['dragon', 'tiger'],
  ['meron', 'wala'],
] as const

const others = new Map<string, string>(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
)

/** The cells that have an opposite. */
export const sidedCells: readonly string[] = [...others.keys()]

/** The selection that loses where this one wins: of a match, or a cell of a table; null where there is not one. */
export function oppositeOf(selection: string): string | null {
  const leg = legOf(selection)
  switch (leg?.market) {
    case 'result':
      if (leg.pick === 'draw') return null
      return pickOf({ ...leg, pick: leg.pick === 'home' ? 'away' : 'home' })
    case 'handicap':
      return pickOf({ ...leg, pick: leg.pick === 'home' ? 'away' : 'home', line: 0 - leg.line })
    case 'total':
      return pickOf({ ...leg, pick: leg.pick === 'over' ? 'under' : 'over' })
    case 'score':
      return null
    default:
      return others.get(selection) ?? null
  }
}
