import { describe, expect, it } from 'vitest'
import { walkGrid } from '#features/games/grid/walk-grid.ts'

// Rows of five: 0-4, 5-9, 10-12.
const shape = { columns: 5, count: 13, rowsInSight: 2 }

describe('keys in the grid', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [0, 'ArrowLeft', 0],
    [12, 'ArrowRight', 12],
    [2, 'ArrowDown', 7],
    [9, 'ArrowDown', 12],
    [11, 'ArrowDown', 11],
    [7, 'ArrowUp', 2],
    [3, 'ArrowUp', 3],
    [1, 'PageDown', 11],
    [8, 'PageDown', 12],
    [12, 'PageUp', 2],
    [8, 'PageUp', 3],
    [7, 'Home', 0],
    [7, 'End', 12],
  ])('from %i, %s leads to %i', (from, key, to) => {
    expect(walkGrid(from, key, shape)).toBe(to)
  })

  it('leaves other keys alone', () => {
    expect(walkGrid(3, 'Tab', shape)).toBeUndefined()
  })
})
