import { describe, expect, it } from 'vitest'
import { bigRoad, derivedRoad, type Side } from '../../src/tables/roads.ts'

const sides = (rounds: string): Side[] =>
  [...rounds].map((letter) => ({ B: 'one', P: 'other', T: 'tie' })[letter] as Side)

/** A road as a picture: six rows of letters, with dots where nothing stands. */
function picture(
  marks: readonly { column: number; row: number }[],
  letterOf: (at: number) => string,
): string[] {
  const width = Math.max(0, ...marks.map(({ column }) => column + 1))
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: width }, (_unused, column) => {
      const at = marks.findIndex((mark) => mark.column === column && mark.row === row)
      return at < 0 ? '.' : letterOf(at)
    }).join(''),
  )
}

function big(rounds: string): string[] {
  const { marks } = bigRoad(sides(rounds))
  return picture(marks, (at) => (marks[at]?.side === 'one' ? 'B' : 'P'))
}

function derived(rounds: string, offset: number): string {
  return derivedRoad(sides(rounds), offset)
    .map(({ colour }) => (colour === 'red' ? 'r' : 'b'))
    .join('')
}

describe('the big road (games 51)', () => {
  it('has a column for each streak', () => {
    expect(big('BBPBPP').slice(0, 2)).toEqual(['BPBP', 'B..P'])
  })

  it('turns right at the ground', () => {
    expect(big('BBBBBBBBP')).toEqual(['BP.', 'B..', 'B..', 'B..', 'B..', 'BBB'])
  })

  it('turns right above a tail that lies in its way, and the next streak begins beside it', () => {
    expect(big('BBBBBBBBPPPPPPB')).toEqual(['BPB', 'BP.', 'BP.', 'BP.', 'BPP', 'BBB'])
  })

  it('counts ties on the round before them, and those before all on the first', () => {
    const { marks, leadingTies } = bigRoad(sides('TTBTPTT'))
    expect(leadingTies).toBe(2)
    expect(marks.map(({ ties }) => ties)).toEqual([1, 2])
  })
})

describe('the roads that are made of it (games 51)', () => {
  it.each([
    // rounds, offset, colours
    ['B', 1, ''],
    ['BP', 1, ''],
    // second column, second row: the column before has a second mark too
    ['BBPP', 1, 'r'],
    // it has none there, and none above to compare: its end was passed
    ['BPP', 1, 'b'],
    ['BPPP', 1, 'br'],
    // third column, first row: the two before it are of one depth, or not
    ['BPB', 1, 'r'],
    ['BPPB', 1, 'bb'],
    ['BPBPBP', 1, 'rrrr'],
    // the small road compares with two before, the cockroach with three before
    ['BPBPBP', 2, 'rrr'],
    ['BPBPBP', 3, 'rr'],
    ['BBPBB', 2, 'r'],
    ['BBPBPP', 3, 'r'],
    // ties change nothing
    ['BTTPTB', 1, 'r'],
  ])('of %s with offset %i are %s', (rounds, offset, colours) => {
    expect(derived(rounds, offset)).toBe(colours)
  })

  it('stand in columns of one colour', () => {
    expect(
      derivedRoad(sides('BPPPBP'), 1).map(({ colour, column, row }) => `${colour} ${column},${row}`),
    ).toEqual(['blue 0,0', 'red 1,0', 'blue 2,0', 'blue 2,1'])
  })
})
